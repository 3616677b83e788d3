import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { tryCommand } from '../../validate/command/try-command.testing.ts';
import { explanations, explanationsByTopic } from './index.ts';

const SCHEMAS = join(import.meta.dirname, '../..');
const SHORTENED = '…';

/** The codes in the sources, each where a problem is made. */
function codesInSources(): string[] {
  const files = globSync(['*.ts', '{problems,validate,content}/**/*.ts'], { cwd: SCHEMAS });
  const sources = files
    .filter((path) => !/\.test\.ts$|sample-|explanations/.test(path))
    .map((path) => readFileSync(join(SCHEMAS, path), 'utf8'));
  const codes = sources.flatMap((text) => [...text.matchAll(/\bcode: '([a-z-]+)'/g)]);
  return [...new Set(codes.map(([, code = '']) => code))].sort();
}

test('every code has its explanation, and every explanation its code', () => {
  const codes = codesInSources();
  const explained = new Set(explanations.keys());

  const unexplained = codes.filter((code) => !explained.has(code));
  const leftOver = [...explained].filter((code) => !codes.includes(code));

  expect(codes.length).toBeGreaterThan(20);
  expect(unexplained, 'Explain these codes in schemas/problems/explanations').toEqual([]);
  expect(leftOver, 'No problem has these codes; remove their explanations').toEqual([]);
});

test('no code is explained twice', () => {
  const all = explanationsByTopic.flatMap(([, about]) => Object.keys(about));

  expect(all).toEqual([...new Set(all)]);
});

test.each([...explanations])('%s is explained in full sentences', (_code, { meaning, fix }) => {
  expect(meaning).toMatch(/^[A-Z].*[.]$/);
  expect(fix).toMatch(/^[A-Z].*[.]$/);
});

const runnable = [...explanations].filter(([, { example }]) => !example.includes(SHORTENED));

test.each(runnable)('the example of %s gives this problem and no other', async (code, about) => {
  const args = ['-', '--format', 'json'];

  const { output } = await tryCommand(temporaryFolder({}), args, { input: about.example });

  const { problems }: { problems: { code: string }[] } = JSON.parse(output);
  expect(problems.map((problem) => problem.code)).toEqual([code]);
});

test('most examples are whole documents, so that they are tried', () => {
  expect(runnable.length).toBeGreaterThan(explanations.size / 2);
});
