import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** A call that leaves open who may read what is said. */
const TO_ANYBODY = /\.postMessage\([^;]*?,\s*(?:'\*'|"\*"|`\*`|\{[^}]*targetOrigin:\s*['"`]\*)/;

test('no message of the project is posted to whoever listens', () => {
  const files = sourceFiles().filter((file) => !isTest(file));
  const posting = files.filter(({ text }) => text.includes('.postMessage('));

  const found = posting.filter(({ text }) => TO_ANYBODY.test(text)).map(({ path }) => path);

  expect(posting.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
