import { expect, test } from 'vitest';
import { readTranslation, type Translation } from './translation.ts';

const STORED: Translation = {
  from: 'en-GB',
  fromPath: 'en/individuals/spring',
  locale: 'fr-BE',
  segment: 'individuals',
  path: 'fr/particuliers/printemps',
  source: '{}',
  same: ['Meridia'],
};

test('a stored translation is read with its texts alone, and another shape is none', () => {
  expect(readTranslation({ ...STORED, same: ['Meridia', 1], more: true })).toEqual(STORED);
  expect(readTranslation({ ...STORED, path: 1 })).toBeUndefined();
  expect(readTranslation({ ...STORED, same: 'Meridia' })).toBeUndefined();
  expect(readTranslation(null)).toBeUndefined();
});
