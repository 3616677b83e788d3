import { expect, test } from 'vitest';
import { nameOfValue, translatorFor } from './messages.ts';

test('a value that has a name is called by it, any other as it is written', () => {
  const t = translatorFor('en-GB');

  expect(nameOfValue(t, 'kind', 'page')).toBe('Pages');
  expect(nameOfValue(t, 'locale', 'fr-BE')).toBe('fr-BE');
  expect(nameOfValue(t, 'subject', 'page')).toBe('page');
});
