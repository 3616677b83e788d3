import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failureOf, runIn } from './copy-of-project.ts';
import { DOCUMENTED_COMMANDS, listDocumentedLines } from './documented-commands.ts';

test('OP-024 every command line of the documents is run by a test, or says why not', () => {
  const known = DOCUMENTED_COMMANDS.map(({ line }) => line);
  const files = DOCUMENTED_COMMANDS.flatMap(({ notRun = '' }) =>
    notRun.startsWith('tests/') && !existsSync(notRun) ? [notRun] : [],
  );

  expect(listDocumentedLines().toSorted()).toEqual(known.toSorted());
  expect(files).toEqual([]);
});

// tests/deep/documented-commands.deep.test.ts runs all the others.
test('OP-024 the quick command lines of the documents print what these promise', async () => {
  const quick = DOCUMENTED_COMMANDS.filter(({ isQuick }) => isQuick);
  const wrong = await Promise.all(
    quick.map(async ({ line, run = line, prints = /./ }) => {
      const outcome = await runIn('.', ['sh', '-c', run]);
      return failureOf(outcome) || (prints.test(outcome.output) ? '' : `${run}: ${outcome.output}`);
    }),
  );

  expect(wrong.filter(Boolean)).toEqual([]);
});
