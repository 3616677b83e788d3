import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { compareDigests, type Digests } from './compare-digests.ts';
import { store, readStored, readStoredDigest } from './stored-digests.ts';

const digestOf = (text: string, link = 'Contact') => `outline
  main
    ${text}
  contentinfo
    link "${link}"
`;

async function agree(folder: string, digests: Digests): Promise<void> {
  const changes = compareDigests(await readStored(folder), digests);
  await store({ digests, changes, because: 'It is right.' }, folder);
}

const landmarksIn = (folder: string) => readdirSync(join(folder, '_landmarks'));

test('what was agreed on reads as it was written, and the reason is noted', async () => {
  const folder = temporaryFolder();
  const digests = new Map([
    ['card/full', digestOf('one')],
    ['card/small', digestOf('two')],
  ]);

  await agree(folder, digests);

  expect(await readStored(folder)).toEqual(digests);
  expect(await readStoredDigest('card/small', folder)).toBe(digests.get('card/small'));
  expect(await readStoredDigest('card/none', folder)).toBeUndefined();
  expect(landmarksIn(folder)).toHaveLength(1);
  expect(readFileSync(join(folder, 'CHANGES.md'), 'utf8')).toMatch(
    /It is right\. \(2 scenarios\)\n$/,
  );
});

test('a change in the footer of many is reported once, by its line, and leaves no file behind', async () => {
  const folder = temporaryFolder();
  const after = new Map([
    ['card/full', digestOf('one', 'Help')],
    ['card/small', digestOf('two', 'Help')],
  ]);
  await agree(
    folder,
    new Map([
      ['card/full', digestOf('one')],
      ['card/small', digestOf('two')],
    ]),
  );

  const changes = compareDigests(await readStored(folder), after);
  await agree(folder, after);

  expect(changes).toEqual([
    {
      ids: ['card/full', 'card/small'],
      lines: ['-     link "Contact"', '+     link "Help"'],
    },
  ]);
  expect(landmarksIn(folder)).toHaveLength(1);
});

test('a digest whose scenario is gone is gone with its landmarks', async () => {
  const folder = temporaryFolder();
  await agree(folder, new Map([['card/full', digestOf('one')]]));

  await agree(folder, new Map());

  expect(await readStored(folder)).toEqual(new Map());
  expect(landmarksIn(folder)).toEqual([]);
});
