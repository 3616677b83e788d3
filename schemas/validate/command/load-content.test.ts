import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { resolveContent } from './load-content.ts';

const KNOWN = {
  'known/icons.json': { icons: ['a:b:phone', 5, 'a:b:chat'] },
  'known/macros/savings.json': {
    groups: [null, { name: 'savings', keys: [{ name: 'rate' }, { name: 'fee' }] }, { name: 'x' }],
  },
  'known/macros/loans.json': { groups: [{ name: 'loans', keys: [{ name: 'rate' }] }] },
  'known/macros/notes.txt': 'x',
  'known/images/house-keys.svg': '<svg/>',
  'known/images/v2.large.png': 'x',
  'known/pages/en/individuals.json': {},
  'known/pages/en/individuals/saving.json': {},
  'known/pages/en/broken.invalid.json': '{',
};

test('a folder says which icons, macros, images and pages there are', () => {
  const loaded = resolveContent('known', temporaryFolder(KNOWN), []);

  expect(loaded).toEqual({
    content: {
      icons: ['a:b:phone', 'a:b:chat'],
      macros: expect.toSatisfy(
        (names: string[]) => names.toSorted().join() === 'loans:rate,savings:fee,savings:rate',
      ),
      images: expect.toSatisfy(
        (names: string[]) => names.toSorted().join() === 'house-keys,v2.large',
      ),
      pages: expect.toSatisfy(
        (paths: string[]) => paths.toSorted().join() === '/en/individuals,/en/individuals/saving',
      ),
      routes: [],
      pageDocuments: new Map([
        ['/en/individuals', {}],
        ['/en/individuals/saving', {}],
      ]),
      shownContents: { contents: [], areComplete: true },
    },
    unchecked: [],
  });
});

test('the files that are checked add their pages and routes, each once', () => {
  const folder = temporaryFolder({
    ...KNOWN,
    'new/pages/fr/gens.json': {},
    'pages/en/individuals.json': {},
    'pages/x.invalid.json': {},
    'subpages/en.json': {},
    'route.json': { pathPattern: '/search' },
    'site.json': {
      routes: [
        { baseRoute: '/:language', pathPattern: '/help' },
        { pathPattern: '/*' },
        { pathPattern: 5 },
        null,
      ],
    },
    'broken.json': '{',
  });
  const files = [
    'new/pages/fr/gens.json',
    'pages/en/individuals.json',
    'pages/x.invalid.json',
    'subpages/en.json',
    'route.json',
    'site.json',
    'broken.json',
    'absent.json',
  ];

  const loaded = resolveContent('known', folder, files);

  expect(loaded).toMatchObject({
    content: {
      routes: ['/search', '/:language/help'],
      pages: expect.toSatisfy(
        (paths: string[]) =>
          paths.toSorted().join() === '/en/individuals,/en/individuals/saving,/fr/gens',
      ),
    },
  });
});

test('what a folder lacks is not known, and reported', () => {
  const folder = temporaryFolder({
    'known/icons.json': { icons: 'all' },
    'known/images/none': 'x',
  });

  expect(resolveContent('known', folder, [])).toEqual({
    content: { routes: [] },
    unchecked: [
      'Icons were not checked: known has no icons.json.',
      'Macros were not checked: known has no macros/*.json.',
      'Images were not checked: known has no images/*.',
      'Links were not checked: known has no pages/**/*.json.',
    ],
  });
});

test('without a folder nothing is known, and with one that is not there nothing is checked', () => {
  const folder = temporaryFolder({ file: 'x' });

  expect(resolveContent(undefined, folder, [])).toEqual({
    content: {},
    unchecked: ['Icons, macros, images and links were not checked: give --against <folder>.'],
  });
  expect(resolveContent('knwon', folder, [])).toEqual({
    refusal: 'knwon does not exist. Check the spelling of the path.',
  });
  expect(resolveContent('file', folder, [])).toEqual({ refusal: 'file cannot be read: ENOTDIR.' });
});

const featureOf = (name: string) => ({ name, asset: { tag: name } });
const namesIn = (loaded: ReturnType<typeof resolveContent>) =>
  'content' in loaded ? loaded.content.features?.map(({ name }) => name).toSorted() : [];

test('experiences among the files and in the folder say which features pages may name', () => {
  const siteWith = (name: string) => ({
    routes: [{ pathPattern: '/*', features: [{ name: 'flexPage' }, featureOf(name)] }],
  });
  const folder = temporaryFolder({
    ...KNOWN,
    'known/experience.json': siteWith('of-the-folder'),
    'known/experiences/other.json': siteWith('of-another'),
    'known/experiences/wrong.invalid.json': siteWith('of-none'),
    'site.json': siteWith('of-a-file'),
    'route.json': { pathPattern: '/', features: [featureOf('of-a-route'), null, { name: 5 }] },
  });
  const files = ['site.json', 'route.json'];

  expect(namesIn(resolveContent('known', folder, files))).toEqual([
    'of-a-file',
    'of-a-route',
    'of-another',
    'of-the-folder',
  ]);
  expect(namesIn(resolveContent(undefined, folder, files))).toEqual(['of-a-file', 'of-a-route']);
});
