import { describe, expect, test } from 'vitest';
import { isShown } from './is-shown.ts';

describe('isShown', () => {
  test('BL-037 a link with a text and a url counts', () => {
    expect(isShown({ text: 'Rates', url: '/en/rates' })).toBe(true);
  });

  test.each([
    ['no text', { text: '', url: '/en/rates' }],
    ['a text of blanks', { text: '  ', url: '/en/rates' }],
    ['no url', { text: 'Rates', url: '' }],
    ['neither', { text: '', url: '' }],
  ])('BL-037 a link with %s does not count', (_, link) => {
    expect(isShown(link)).toBe(false);
  });

  test('a link that is left out does not count', () => {
    expect(isShown(undefined)).toBe(false);
  });
});
