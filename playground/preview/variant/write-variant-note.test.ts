import { expect, test } from 'vitest';
import { describeVariant, VARIANT_MESSAGES } from './write-variant-note.ts';

const SHOWN = { outcome: 'unknown-variant', key: 'loan', variant: 'b', known: ['a', 'c'] } as const;

test('a preview says in the language of the tools what it shows, in English without one', () => {
  expect(describeVariant(SHOWN, 'nl-BE').text).toContain('heeft geen variant ‘b’');
  expect(describeVariant(SHOWN, undefined)).toEqual({
    text: 'Experiment loan has no variant “b”, so this is the page as it is. Its variants: a, c.',
    language: 'en-GB',
  });
});

test('a name of ten thousand characters leaves a sentence', () => {
  const { text } = describeVariant({ ...SHOWN, key: 'x'.repeat(10_000) }, 'en-GB');

  expect(text.length).toBeLessThan(300);
});

test('every sentence is there in each language, with the same names in it', () => {
  const [english, ...others] = Object.values(VARIANT_MESSAGES).map((messages) =>
    Object.entries(messages).map(([key, text]) => [key, text.match(/\{\{\w+\}\}/g)?.toSorted()]),
  );

  for (const other of others) expect(other).toEqual(english);
});
