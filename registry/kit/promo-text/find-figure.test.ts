import { expect, test } from 'vitest';
import { findFigure } from './find-figure.ts';

test.each([
  ['2.35% a year', ['', '2.35%', ' a year']],
  ['from 2.95% APR', ['from ', '2.95%', ' APR']],
  ['dès 2,95 % fixe', ['dès ', '2,95 %', ' fixe']],
  ['ab 2,95\u00A0% fest', ['ab ', '2,95\u00A0%', ' fest']],
  ['now € 150 for you', ['now ', '€ 150', ' for you']],
  ['+ 22\u00A0Uhr', ['+ ', '22\u00A0Uhr', '']],
  ['Day and night, 24/7', ['Day and night, ', '24/7', '']],
  ['1–2\u00A0% in 3-jarige fondsen', ['', '1–2\u00A0%', ' in 3-jarige fondsen']],
  ['Free for a year', ['Free for a year', '', '']],
  ['100 % free', ['', '100 %', ' free']],
  ['', ['', '', '']],
])('the figure of "%s" parts it into %j', (text, parts) => {
  const { before, figure, after } = findFigure(text);

  expect([before, figure, after]).toEqual(parts);
});
