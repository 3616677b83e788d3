import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { collectFailures } from '#tests/sample/collect-failures.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { scaffoldEntry } from './new-entry.ts';

const PROJECT = dirname(import.meta.dirname);

const LIST = `import { createRegistry } from '#renderer';
import { accordion } from './blocks/accordion/index.ts';
import { serviceCard } from './cards/service-card/index.ts';

export const vitrineEntries = [
  accordion,
  serviceCard,
];
`;

/** The modules that generated checks import. */
const IMPORTED = ['count-characters.ts', 'problems'];

/**
 * A project of one component, with what a schema may refer to: of each schema a check is compiled.
 */
function smallProject(): string {
  const root = temporaryFolder();
  for (const path of ['asset.schema.json', 'page-response.schema.json', 'shared']) {
    cpSync(join(PROJECT, 'schemas', path), join(root, 'schemas', path), { recursive: true });
  }
  for (const path of IMPORTED) {
    symlinkSync(join(PROJECT, 'schemas', path), join(root, 'schemas', path), 'junction');
  }
  const card = 'schemas/cards/service-card.schema.json';
  cpSync(join(PROJECT, card), join(root, card));
  for (const taken of ['registry/kit/card', 'fixtures/scenarios/article']) {
    mkdirSync(join(root, taken), { recursive: true });
  }
  writeFileSync(join(root, 'registry/index.ts'), LIST);
  return root;
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
}

test('new entries have schema, type, check, component, fixtures and first scenario, and are listed in order', async () => {
  const root = smallProject();

  await scaffoldEntry('cards/rare-test-card', root);
  await scaffoldEntry('headers/rare-test-header', root);

  const added = filesBelow(root).filter((path) => /rare-test-card\b.*\.\w+$/.test(path));
  expect(added).toEqual([
    'fixtures/cards/rare-test-card/full.json',
    'fixtures/cards/rare-test-card/link-without-text.invalid.json',
    'fixtures/cards/rare-test-card/link-without-text.invalid.txt',
    'fixtures/cards/rare-test-card/minimal.json',
    'fixtures/cards/rare-test-card/title-of-200-letters.json',
    'fixtures/scenarios/rare-test-card/full.json',
    'registry/cards/rare-test-card/index.ts',
    'registry/cards/rare-test-card/rare-test-card.dom.test.tsx',
    'registry/cards/rare-test-card/rare-test-card.tsx',
    'schemas/cards/rare-test-card.schema.json',
    'schemas/generated/cards/rare-test-card.check.ts',
    'schemas/generated/cards/rare-test-card.ts',
  ]);
  expect(filesBelow(root)).toEqual(
    expect.arrayContaining(['.vscode/settings.json', 'docs/problems.md']),
  );
  expect(readFileSync(join(root, 'registry/index.ts'), 'utf8'))
    .toBe(`import { createRegistry } from '#renderer';
import { accordion } from './blocks/accordion/index.ts';
import { rareTestCard } from './cards/rare-test-card/index.ts';
import { serviceCard } from './cards/service-card/index.ts';
import { rareTestHeader } from './headers/rare-test-header/index.ts';

export const vitrineEntries = [
  accordion,
  rareTestCard,
  rareTestHeader,
  serviceCard,
];
`);
});

test.each([
  ['cards/rare-test-card', '/link/text'],
  ['blocks/rare-test-block', '/textLinks/0/text'],
  ['headers/rare-test-header', '/cta/textLink/text'],
])('the fixtures of %s agree with its schema', async (address, pointer) => {
  const root = smallProject();
  await scaffoldEntry(address, root);
  const { check } = await import(join(root, 'schemas/generated', `${address}.check.ts`));
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, 'fixtures', address, `${name}.json`), 'utf8'));

  expect(['minimal', 'full', 'title-of-200-letters'].flatMap((name) => check(read(name)))).toEqual(
    [],
  );
  expect(check(read('link-without-text.invalid'))).toEqual([
    expect.objectContaining({ code: 'missing-property', pointer }),
  ]);
});

const REFUSED: readonly (readonly [address: string, message: string])[] = [
  ['cards/service-card', 'schemas/cards/service-card.schema.json exists already'],
  ['blocks/service-card', 'schemas/cards/service-card.schema.json exists already'],
  ['blocks/card', 'registry/kit/card exists already'],
  ['blocks/article', 'fixtures/scenarios/article exists already'],
  ['shelves/news-card', 'does not begin with a family. Use one of: headers/, cards/, blocks/'],
  ['news-card', 'does not begin with a family'],
  ['cards/news/card', 'does not begin with a family'],
  ['cards/NewsCard', '"NewsCard" is no componentType'],
  ['cards/../news', 'does not begin with a family'],
  ['blocks/switch', '"switch" is a word of JavaScript'],
];

test('a name that cannot be is refused before anything is written', async () => {
  const root = smallProject();
  const before = filesBelow(root);

  const failures = await collectFailures(
    REFUSED,
    ([address]) => address,
    async ([address, message]) => {
      await expect(scaffoldEntry(address, root)).rejects.toThrow(message);
      expect(filesBelow(root)).toEqual(before);
    },
  );

  expect(failures).toEqual([]);
});

test('a list without entries to go by is refused before anything is written', async () => {
  const root = smallProject();
  writeFileSync(join(root, 'registry/index.ts'), '');
  const before = filesBelow(root);

  await expect(scaffoldEntry('cards/rare-test-card', root)).rejects.toThrow(
    'registry/index.ts has no line',
  );

  expect(filesBelow(root)).toEqual(before);
});

test.each([
  [[], 2, ''],
  [['news-card'], 1, '"news-card" does not begin with a family.'],
])('the command with %j ends with %i and says how it is used', (args, status, message) => {
  const command = join(PROJECT, 'registry/new-entry.ts');

  const ended = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

  expect(ended.status).toBe(status);
  expect(ended.stdout).toBe('');
  expect(ended.stderr).toContain(message);
  expect(ended.stderr).toContain('Usage: npm run new -- cards/event-card');
});
