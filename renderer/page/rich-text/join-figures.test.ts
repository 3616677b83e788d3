import { describe, expect, test } from 'vitest';
import { joinFigures } from './typesetter.ts';

/** The text with a visible mark for each blank at which no line breaks. */
const shown = (text: string) => joinFigures(text).replaceAll('\u00A0', '_');

describe('a figure stays whole', () => {
  test.each([
    ['€ 48.751,00 per jaar', '€_48.751,00 per jaar'],
    ['EUR 100 or USD 120', 'EUR_100 or USD_120'],
    ['48 751,00 € par an', '48_751,00_€ par an'],
    ['de 1 234 567 clients', 'de 1_234_567 clients'],
    ['100 EUR im Jahr', '100_EUR im Jahr'],
    ['2,35 % brut', '2,35_% brut'],
    ['(+ 2 %)', '(+_2_%)'],
    ['€ 2 miljoen euro', '€_2_miljoen_euro'],
    ['2 % p.a. fest', '2_%_p.a. fest'],
    ['120 m² voor 20 km', '120_m² voor 20_km'],
    ['um 10 Uhr', 'um 10_Uhr'],
    ['1 / 3 of it', '1_/_3 of it'],
    ['on 21 November 2026 at last', 'on 21_November_2026 at last'],
    ['le 1er janvier 2027 :', 'le 1er_janvier_2027 :'],
    ['am 21. November 2026', 'am 21._November_2026'],
    ['op 21 nov. 2026', 'op 21_nov._2026'],
    ['in maart 2026', 'in maart_2026'],
    ['21 novembre et après', '21_novembre et après'],
    ['Call +32 2 555 01 70 now', 'Call +32_2_555_01_70 now'],
    ['BE68 5390 0754 7034.', 'BE68_5390_0754_7034.'],
    ['zie art. 5', 'zie art._5'],
    ['€\n48,75', '€_48,75'],
  ])('in "%s"', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    'No figure here.',
    'In 2026 300 people came, and 12 more',
    '24 months, 3 questions, 5 minutes',
    'at 5 he came, a 7 marsupials',
    'Vier € pro Monat',
    'chapter 4 hundred',
    'It costs 5. EUROPE is far',
  ])('and nothing else is joined: "%s"', (text) => {
    expect(shown(text)).toBe(text);
  });

  test('a text is as long as it was', () => {
    const text = '€ 1 234 567,50 le 1er janvier 2027 à 10 h, 2 % de + 3 / 4';

    expect(joinFigures(text)).toHaveLength(text.length);
  });

  // A search of each of them from its start again and again would not be done before the test's
  // time is over.
  test.each(['1 ', '1', '0000 ', '+1 '])('a long row of "%s" comes to an end', (piece) => {
    const row = piece.repeat(100_000);

    expect(joinFigures(row)).toHaveLength(row.length);
  });
});
