import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The sources of what package.json runs with Node, by the name somebody types. */
const sources = new Map(
  Object.entries(scripts).flatMap(([name, command]) => {
    const [, path] = /^node (\S+\.ts)$/.exec(command) ?? [];
    return path === undefined ? [] : [[name, readFileSync(path, 'utf8')] as const];
  }),
);

/** These read their words with something of their own, have none, or hand them on. */
const OTHERS = [
  'assets',
  'check:lock',
  'digest',
  'favicon',
  'numbers',
  'routes',
  'test',
  'validate',
];

test('every command explains itself under the name that it is called by', () => {
  const silent = [...sources].filter(
    ([name, text]) =>
      !new RegExp(`(?:parseCommandLine|runCommand)\\(|const COMMAND =`).test(text) ||
      !new RegExp(`name: 'npm run ${name}(?: --)?'`).test(text),
  );

  expect(silent.map(([name]) => name).toSorted()).toEqual(OTHERS);
});

test('every command that needs a browser looks for it before it builds or starts anything', () => {
  const late = ['test', 'test:deep', 'digest', 'screens', 'walks'].filter((name) => {
    const text = sources.get(name) ?? '';
    const looks = text.indexOf('await requireBrowser()');
    return looks === -1 || /\b(?:spawnSync|startBuiltSite|mkdir)\(/.test(text.slice(0, looks));
  });

  expect(late).toEqual([]);
});
