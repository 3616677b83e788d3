import { expect, test } from 'vitest';
import { defineEntry } from './entry.ts';

const definition = {
  kind: 'component',
  type: 'news-card',
  interactive: false,
  load: () => Promise.resolve(() => null),
  check: () => Promise.resolve({ check: () => [], shape: {} }),
} as const;

test('an entry gives its messages as they stand in the file of a locale', async () => {
  const entry = defineEntry({
    ...definition,
    messages: (locale) => Promise.resolve({ default: { READ: `read (${locale})` } }),
  });

  expect(await entry.messages?.('fr-BE')).toEqual({ READ: 'read (fr-BE)' });
});

test('an entry without messages has none to load', () => {
  expect(defineEntry(definition)).not.toHaveProperty('messages');
});
