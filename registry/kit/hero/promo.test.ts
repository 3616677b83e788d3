import { describe, expect, test } from 'vitest';
import { splitFigure } from './promo.tsx';

describe('splitFigure', () => {
  test.each([
    ['from 2.95% APR, fixed', ['from', '2.95%', 'APR, fixed']],
    ['dès 2,95 % fixe', ['dès', '2,95 %', 'fixe']],
    ['€ 150 for you', ['', '€ 150', 'for you']],
    ['Jusqu’à 1\u00A0000 €', ['Jusqu’à', '1\u00A0000 €', '']],
    ['Save 50, today', ['Save', '50', 'today']],
    ['2,35\u00A0%. Ein Jahr lang', ['', '2,35\u00A0%', 'Ein Jahr lang']],
    ['Free for a year', ['Free for a year', '', '']],
    ['', ['', '', '']],
  ])('"%s" has the parts %j', (text, parts) => {
    const { before, figure, after } = splitFigure(text);

    expect([before, figure, after]).toEqual(parts);
  });
});
