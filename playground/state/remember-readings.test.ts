import { expect, test } from 'vitest';
import { rememberReadings } from './remember-readings.ts';
import { readText, sampleScenario } from './sample-scenario.testing.ts';

const { texts } = sampleScenario;

test('a document of the site that stays the same is read once, however many scenarios are opened', () => {
  const read: string[] = [];
  const remembering = rememberReadings((name, text, before) => {
    read.push(name);
    return readText(name, text, before);
  });

  const first = remembering('shell', texts.shell);
  remembering('macros', texts.macros);
  const again = remembering('shell', texts.shell);
  remembering('page', texts.page);
  remembering('page', texts.page);
  const other = remembering('shell', '{}');

  expect(again).toBe(first);
  expect(other.value).toEqual({});
  expect(read).toEqual(['shell', 'macros', 'page', 'page', 'shell']);
});
