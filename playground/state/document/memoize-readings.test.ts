import { expect, test } from 'vitest';
import { memoizeReadings } from './memoize-readings.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';

const { texts } = sampleScenario;

test('a document of the site that stays the same is read once, however many scenarios are opened', () => {
  const read: string[] = [];
  const memoized = memoizeReadings((name, text, before) => {
    read.push(name);
    return readText(name, text, before);
  });

  const first = memoized('shell', texts.shell);
  memoized('macros', texts.macros);
  const again = memoized('shell', texts.shell);
  memoized('page', texts.page);
  memoized('page', texts.page);
  const other = memoized('shell', '{}');

  expect(again).toBe(first);
  expect(other.value).toEqual({});
  expect(read).toEqual(['shell', 'macros', 'page', 'page', 'shell']);
});
