import { expect, test } from 'vitest';
import { explanations } from '../problems/explanations/index.ts';
import { printProblems } from './print-problems.ts';

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
