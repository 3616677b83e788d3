import { describe, expect, test } from 'vitest';
import { loadHyphenator } from './load-hyphenator.ts';

/** The text with a visible hyphen in the place of each soft one. */
async function shown(locale: string, text: string): Promise<string | undefined> {
  const hyphenate = await loadHyphenator(locale);
  return hyphenate?.(text).replaceAll('\u00AD', '|');
}

describe('soft hyphens', () => {
  test.each([
    ['de-DE', 'Ihre Baufinanzierung', 'Ihre Bau|fi|nan|zie|rung'],
    ['nl-BE', 'een hypotheekrente', 'een hypo|theek|rente'],
    ['fr-BE', "l'investissement", "l'inves|tis|se|ment"],
    ['en-GB', 'your responsibility', 'your respons|ib|il|ity'],
  ])('in %s stand where the language parts a word: %s', async (locale, text, expected) => {
    expect(await shown(locale, text)).toBe(expected);
  });

  test('leave a word of eleven letters whole', async () => {
    expect(await shown('de-DE', 'Kreditkarte Kontoauszug')).toBe('Kreditkarte Kontoauszug');
  });

  test.each([
    [11, false],
    [12, true],
    [100, true],
    [101, false],
  ])('part a word of %i letters: %s', async (length, isParted) => {
    const word = 'baufinanzierung'.repeat(7).slice(0, length);

    const text = await shown('de-DE', `Die ${word}, kurz`);

    expect(text?.includes('|')).toBe(isParted);
    expect(text?.replaceAll('|', '')).toBe(`Die ${word}, kurz`);
  });

  test.each([
    'baufinanzierung@meridia.example',
    'www.baufinanzierung.example',
    'https://meridia.example/baufinanzierung',
    '/de/baufinanzierungen',
    'MeineBaufinanzierung',
    'Baufinanzierung2026',
    'baufinanzierung_antrag',
    'Baufinan\u00ADzierung',
  ])('never stand in what is copied as it is: %s', async (text) => {
    const hyphenate = await loadHyphenator('de-DE');

    expect(hyphenate?.(`Siehe ${text}!`)).toBe(`Siehe ${text}!`);
  });

  test('stand in a word with an accent written by itself, and never before the accent', async () => {
    expect(await shown('fr-BE', 'hypothe\u0301caires')).not.toMatch(/\|\u0301/);
  });

  test('are all that is added', async () => {
    const text = 'Die Vorfälligkeitsentschädigung: „Kündigungsfrist“ (Zinsbindungsfrist)\u00A05 %.';

    const hyphenate = await loadHyphenator('de-DE');

    expect(hyphenate?.(text)).not.toBe(text);
    expect(hyphenate?.(text).replaceAll('\u00AD', '')).toBe(text);
  });

  test('are not known for other languages', async () => {
    expect(await loadHyphenator('tr-TR')).toBeUndefined();
    expect(await loadHyphenator('')).toBeUndefined();
  });

  test('are not those of a language whose name begins in the same way', async () => {
    expect(await loadHyphenator('frr-DE')).toBeUndefined();
  });

  test('come from one and the same function for all locales of a language', async () => {
    expect(await loadHyphenator('nl-BE')).toBe(await loadHyphenator('nl-NL'));
  });

  test('go by no pattern in words that have places of their own', async () => {
    expect(await shown('nl-BE', 'Aandachtstrekker')).toBe('Aan|dachts|trek|ker');
  });
});
