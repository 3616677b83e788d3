import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageWith, tryCommand } from './try-command.testing.ts';

const link = (url: string) => ({ text: 'Open', url });
const card = (url: string, more: object = {}) => ({
  componentType: 'service-card',
  title: 'Saver Plus',
  link: link(url),
  ...more,
});
const NOT_CHECKED = 'Icons, macros, images and links were not checked: give --against <folder>.\n';

const MACROS = {
  $schema: 'https://experience.local/macros.schema.json',
  groups: [
    { name: 'savings', keys: [{ name: 'rate', dataType: 'percentage', value: { value: 2 } }] },
  ],
};
const KNOWN = {
  'known/icons.json': {
    $schema: 'https://experience.local/icons.schema.json',
    icons: ['vitrine:regular:phone'],
  },
  'known/macros/savings.json': MACROS,
  'known/images/house-keys.svg': '<svg/>',
  'known/pages/en/individuals.json': pageWith(),
  'known/pages/en/broken.invalid.json': '{',
};

test('without --against the last line says what was not checked', async () => {
  const folder = temporaryFolder({ 'card.json': card('/en/nowhere') });

  const { output, exitCode } = await tryCommand(folder, ['card.json']);

  expect(output.endsWith(NOT_CHECKED)).toBe(true);
  expect(exitCode).toBe(0);
});

test('--against a folder checks icons, macros, images and links, and leaves nothing out', async () => {
  const items = [{ icon: 'vitrine:regular:fone', textLink: link('/en/individuals') }];
  const folder = temporaryFolder({
    ...KNOWN,
    'a.json': { componentType: 'home-header', coreHeader: { title: 'x' }, quickLinks: { items } },
    'b.json': card('/en/individual', {
      intro: '%{savings:rat}%',
      image: { original: '/images/house-key.svg' },
    }),
  });

  const { output, exitCode } = await tryCommand(folder, ['a.json', 'b.json', '--against', 'known']);

  for (const code of ['unknown-icon', 'unknown-macro', 'missing-image', 'unanswered-link']) {
    expect(output).toContain(`  ${code}  `);
  }
  expect(output).toContain('2 files checked, 2 problems, 2 warnings.');
  expect(output).not.toContain('not checked');
  expect(exitCode).toBe(1);
});

test('pages, redirects and routes among the checked files answer links, a bare wildcard does not', async () => {
  const experience = {
    name: 'a',
    appName: 'A',
    locales: [{ locale: 'en-GB', label: 'English' }],
    layouts: { default: { order: ['main'] } },
    routes: [
      { pathPattern: '/old/*', redirect: '/en/individuals' },
      { baseRoute: '/:language', pathPattern: '/search' },
      { pathPattern: '/*' },
    ],
  };
  const urls = ['/old/home', '/fr/search', '/en/new', '/en/individuals', '/en/nowhere'];
  const folder = temporaryFolder({
    ...KNOWN,
    'site/experience.json': {
      $schema: 'https://experience.local/experience.schema.json',
      ...experience,
    },
    'draft/pages/en/new.json': pageWith(...urls.map((url) => card(url))),
  });

  const args = ['site', 'draft', '--against', 'known', '--format', 'json'];
  const { output, exitCode } = await tryCommand(folder, args);

  expect(JSON.parse(output).problems).toEqual([
    expect.objectContaining({ code: 'unanswered-link', found: '"/en/nowhere"' }),
  ]);
  expect(exitCode).toBe(0);
});

test('routes of the folder answer links too, but for those in files that have to be refused', async () => {
  const folder = temporaryFolder({
    ...KNOWN,
    'known/routes/log-in.json': { pathPattern: '/log-in' },
    'known/routes/all.invalid.json': { pathPattern: '/en/*' },
    'page.json': pageWith(card('/log-in'), card('/en/nowhere')),
  });

  const args = ['page.json', 'known/routes/all.invalid.json', '--against', 'known'];
  const { output } = await tryCommand(folder, [...args, '--format', 'json']);

  const found = JSON.parse(output).problems.filter(
    ({ file }: { file: string }) => file === 'page.json',
  );
  expect(found).toEqual([expect.objectContaining({ found: '"/en/nowhere"' })]);
});

const experiment = (key: string, experimentUrl: string, variantUrl: string) => ({
  key,
  experimentUrl,
  variants: [
    { variant: 'control', variantUrl: experimentUrl },
    { variant: 'b', variantUrl },
  ],
});
const siteWith = (routes: readonly object[], more: object) => ({
  $schema: 'https://experience.local/experience.schema.json',
  name: 'a',
  appName: 'A',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes,
  ...more,
});

const personal = (...values: readonly string[]) =>
  card('/en/individuals', { taxonomies: [{ key: 'personalization', values }] });

const offersOf = (...contents: readonly string[]) => ({
  $schema: 'https://experience.local/offers.schema.json',
  execute: {
    mboxes: [{ name: 'hero', options: contents.map((content) => ({ type: 'html', content })) }],
  },
});

test('experiments are held to the pages there are, and to the routes of sites with experiments', async () => {
  const list = { list: '/experiment/open/experiments' };
  const folder = temporaryFolder({
    ...KNOWN,
    'known/pages/en/saving.json': pageWith(),
    'known/experiences/other.json': siteWith([{ pathPattern: '/*' }], {}),
    'site.json': siteWith(
      [{ pathPattern: '/en/saving' }, { pathPattern: '/*', experiments: true }],
      {
        experiments: list,
      },
    ),
    'list.json': {
      $schema: 'https://experience.local/experiment-list.schema.json',
      experiments: [
        experiment('a', '/en/individuals', '/en/savings'),
        experiment('b', '/en/saving', '/en/individuals'),
      ],
    },
  });

  const args = ['list.json', '--against', 'known', '--format', 'json'];
  const { output, exitCode } = await tryCommand(folder, ['site.json', ...args]);
  const withoutSite = await tryCommand(folder, args);

  expect(JSON.parse(output).problems).toEqual([
    expect.objectContaining({
      code: 'missing-experiment-page',
      pointer: '/experiments/0/variants/1/variantUrl',
      line: 14,
      fix: expect.stringContaining('Write "/en/saving".'),
    }),
    expect.objectContaining({
      code: 'route-without-experiments',
      pointer: '/experiments/1/experimentUrl',
    }),
    expect.objectContaining({ code: 'variant-under-experiment' }),
  ]);
  expect(withoutSite.output).not.toContain('route-without-experiments');
  expect(exitCode).toBe(1);
});

const listWith = (key: string, page: string) => ({
  $schema: 'https://experience.local/experiment-list.schema.json',
  experiments: [experiment(key, page, '/en/saving')],
});

test('lists of experiments are held to each other, and a file named twice is one', async () => {
  const folder = temporaryFolder({
    ...KNOWN,
    'known/pages/en/saving.json': pageWith(),
    'known/experiment-list/a.json': listWith('a', '/en/individuals'),
    'b.json': listWith('b', '/en/individuals'),
  });

  const files = ['known/experiment-list/a.json', './known/experiment-list/a.json', 'b.json'];
  const { output } = await tryCommand(folder, [...files, '--against', 'known', '--format', 'json']);

  expect(JSON.parse(output).problems.map(({ message }: { message: string }) => message)).toEqual([
    'Two experiments on one page: /en/individuals is under b already.',
    'Two experiments on one page: /en/individuals is under b already.',
    'Two experiments on one page: /en/individuals is under a already.',
  ]);
});

test('offers are held to the contents of all pages, and contents to all offers', async () => {
  const folder = temporaryFolder({
    ...KNOWN,
    'known/pages/en/saving.json': pageWith(personal('hero:default', 'hero:new')),
    'known/offers/old.json': offersOf('old'),
    'page.json': pageWith(personal('hero:default', 'hero:saver'), personal('hero:old')),
    'offers.json': offersOf('new', 'savre'),
  });

  const args = ['page.json', 'offers.json', '--against', 'known', '--format', 'json'];
  const { output, exitCode } = await tryCommand(folder, args);

  expect(JSON.parse(output).problems).toEqual([
    expect.objectContaining({ code: 'content-for-nobody', suggestion: 'hero:savre' }),
    expect.objectContaining({ code: 'offer-for-nobody', suggestion: 'saver' }),
  ]);
  expect(exitCode).toBe(0);
});

test('for a folder that lacks something the report says what was not checked', async () => {
  const { 'known/icons.json': _icons, ...others } = KNOWN;
  const folder = temporaryFolder({ ...others, 'card.json': card('/en/individuals') });

  const { output } = await tryCommand(folder, ['card.json', '--against', 'known']);

  expect(output.trimEnd().split('\n').at(-1)).toBe(
    'Icons were not checked: known has no icons.json.',
  );
});

test('what an invalid file has to give does not depend on --against', async () => {
  const folder = temporaryFolder({
    ...KNOWN,
    'card.invalid.json': card('/en/nowhere', { cardSize: 'huge' }),
    'card.invalid.txt': 'wrong-value /cardSize\n',
  });

  const { exitCode } = await tryCommand(folder, ['card.invalid.json', '--against', 'known']);

  expect(exitCode).toBe(0);
});

test('a folder that does not exist exits 2 and is named', async () => {
  const folder = temporaryFolder({ 'card.json': card('/en') });

  const { errors, exitCode } = await tryCommand(folder, ['card.json', '--against', 'knwon']);

  expect(errors).toContain('knwon does not exist.');
  expect(exitCode).toBe(2);
});
