import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { joinFigures } from './typesetter.ts';
import { mayHaveFigure } from './may-have-figure.ts';

const words = (list: string) => constantFrom(...list.split(' '));
const pieces = oneof(
  constantFrom(' ', ' ', ' ', '\n', '\t', '\u00A0', '\u2009', '\u2029'),
  words('0 1 2 3 4 5 6 7 8 9 12 555 2026 0000 390'),
  words('. , : ; / + - − ( ) _ “'),
  words('€ $ § № % ‰ ° EUR usd n° Nr. no. Art. art mln Mio. mille millions Milliarde miljoen'),
  words('m m² km ha kg cl kWh MB h min uur Uhr heures a.m. p.a. pct Prozent pour cent euro'),
  words('jan januari maart MÄRZ Mai sept ſept. août déc Dezember novembre augustus'),
  words('er st ſt nd th e and would Card said: x kk'),
  string({ unit: 'binary', maxLength: 2 }),
);
const texts = array(pieces, { maxLength: 12 }).map((each) => each.join(''));

/** A figure that is joined wherever it stands, so that the text behind it is searched. */
const FIGURE = '5 km\u2029';

test('a text that is told to have no figure has none', () => {
  assert(
    property(texts, (text) => {
      expect(joinFigures(text)).toBe(joinFigures(`${FIGURE}${text}`).slice(FIGURE.length));
    }),
    { numRuns: countRuns(5_000, 100_000) },
  );
});

test.each([
  'No figure here.',
  'They called back, as they had said they would: 12, 0000012.',
  'In 2026, 300 people came (and 12 more); 5 minutes, 3 questions.',
  'Card 5, 00000005',
])('a text whose numbers stand alone is told at once: %s', (text) => {
  expect(mayHaveFigure(text)).toBe(false);
});

test.each([
  '5 €',
  '5 %',
  '2% p.a.',
  '5 km',
  '5\u00A0mln €',
  '1 555',
  '1 /3',
  '1/ 3',
  '$ 5',
  'EUR -5',
  'Nr. 5',
  'n° 5',
  '+ 5',
  'May 2026',
  'Jan. 2026',
  '5 May',
  '5. May',
  '5e mai',
  '5th May',
  '5ſt May',
  '5 août',
])('a figure is seen in every form: %s', (figure) => {
  expect(mayHaveFigure(`So ${figure}, or so`)).toBe(true);
});
