import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createPictures } from './create-pictures.ts';

const IMAGE = new TextEncoder().encode('image\nof\nmore lines');
const DRAWN = {
  image: IMAGE,
  problems: ['slow'],
  reads: ['pages/a.json', 'macros/', 'pages/b.json'],
};

/** Pictures of fixtures whose versions a test changes, opened anew as often as it wants. */
function openPictures() {
  const versions = new Map([
    ['pages/a.json', '1'],
    ['pages/other.json', '1'],
    ['macros/m.json', '1'],
  ]);
  const state = { code: 'first' };
  const cacheFolder = temporaryFolder();
  const open = () =>
    createPictures({
      versions: async () => new Map(versions),
      code: async () => state.code,
      cacheFolder,
    });
  const listed = async () => (await open().list(['card/a', 'card/b'])).get('card/a');
  return { versions, state, open, listed };
}

test('a picture outlives the process, under an address of its own bytes', async () => {
  const { open, listed } = openPictures();
  const keep = await open().begin();
  await keep('card/a', DRAWN);

  const later = open();
  const pictures = await later.list(['card/a', 'card/b']);
  const name = pictures
    .get('card/a')
    ?.address.match(/^\/preview\/pictures\/([\w-]{22})\.webp$/)?.[1];

  expect([...pictures.keys()]).toEqual(['card/a']);
  expect(await listed()).toMatchObject({ isCurrent: true, problems: ['slow'] });
  expect(await later.read(name ?? '')).toEqual(IMAGE);
  expect(await later.read('none')).toBeUndefined();
});

test.each<[string, boolean, (made: ReturnType<typeof openPictures>) => unknown]>([
  [
    'a file that it was drawn from is saved',
    false,
    ({ versions }) => versions.set('pages/a.json', '2'),
  ],
  ['a file comes that it looked for', false, ({ versions }) => versions.set('pages/b.json', '1')],
  [
    'a file comes into a folder that it listed',
    false,
    ({ versions }) => versions.set('macros/n.json', '1'),
  ],
  ['other code draws it', false, ({ state }) => (state.code = 'second')],
  ['another file is saved', true, ({ versions }) => versions.set('pages/other.json', '2')],
])('where %s, that it is current is %s', async (_, isCurrent, change) => {
  const made = openPictures();
  const keep = await made.open().begin();
  await keep('card/a', DRAWN);

  change(made);

  expect(await made.listed()).toMatchObject({ isCurrent });
});

test('what is saved while it is drawn makes it an older one', async () => {
  const { versions, open, listed } = openPictures();
  const keep = await open().begin();

  versions.set('pages/a.json', '2');
  await keep('card/a', DRAWN);

  expect(await listed()).toMatchObject({ isCurrent: false });
});
