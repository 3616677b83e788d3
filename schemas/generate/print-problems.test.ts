import { expect, test } from 'vitest';
import { explanations } from '../problems/explanations/index.ts';
import { printMistakeCounts, printProblems } from './print-problems.ts';

const text = printProblems();

test('every code has one paragraph: what it means, an example, how to fix it', () => {
  const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, code]) => code);

  expect(headings).toEqual([...explanations.keys()]);
  for (const { meaning, fix } of explanations.values()) {
    expect(text).toContain(`${meaning} For example:`);
    expect(text).toContain(`**To fix it:** ${fix}`);
  }
});

test('the contents lead to every paragraph', () => {
  for (const code of explanations.keys()) expect(text).toContain(`[${code}](#${code})`);
});

test('an example is laid out as people write JSON, and a broken one is printed as it is', () => {
  expect(text).toContain('{\n  "componentType": "service-card",\n  "title": 5\n}');
  expect(text).toContain('{ "componentType": "service-card", "title": "Saver Plus", }');
});

test('of authors’ mistakes it says how many are found, those first that are not always found', () => {
  const table = 'mistake\tpages\tfound\tcode\na comma\t12\t12\tbroken-json\na word\t12\t0\t-\n';

  const found = printMistakeCounts(table);

  expect(found).toContain('Each of 2 kinds of mistakes was made on good pages');
  expect(found).toMatch(/24 pages, of which the command finds\n12\. Of 1 kinds all are found\./);
  expect(found.split('\n').slice(-2)).toEqual([
    '| a word | 12 | 0 | 12 | - |',
    '| a comma | 12 | 12 | 0 | [broken-json](#broken-json) |',
  ]);
});
