import { expect, test } from 'vitest';
import { watchHyphenator } from './platform-of-visit.ts';

const load = (locale: string) =>
  locale === 'de-DE' ? Promise.resolve(undefined) : Promise.reject(new Error('no file'));

test('a page is nothing to go by later where its hyphens could not be loaded, and only there', async () => {
  let doubts = 0;
  const recorder = { markIncomplete: () => void (doubts += 1) };
  const hyphenator = watchHyphenator(recorder, load);

  await hyphenator('de-DE');
  const before = doubts;

  await expect(hyphenator('fr-BE')).rejects.toThrow('no file');
  expect([before, doubts]).toEqual([0, 1]);
});
