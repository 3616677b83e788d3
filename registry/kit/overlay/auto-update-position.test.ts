import { describe, expect, test } from 'vitest';
import { positionBeside } from './auto-update-position.ts';

const roomy = {
  opener: { left: 100, top: 200, width: 80, height: 40 },
  content: { width: 240, height: 120 },
  view: { width: 1000, height: 800 },
  side: 'below',
  gap: { inline: 24, block: 10 },
  isRightToLeft: false,
} as const;

describe('placeBeside', () => {
  test('stands below the opener, as far away as the gaps say', () => {
    expect(positionBeside(roomy)).toEqual({ side: 'below', x: 124, y: 250 });
  });

  test('stands above it where that was asked for', () => {
    expect(positionBeside({ ...roomy, side: 'above' })).toEqual({ side: 'above', x: 124, y: 70 });
  });

  test('begins at the right where writing does', () => {
    const opener = { ...roomy.opener, left: 600 };

    expect(positionBeside({ ...roomy, opener, isRightToLeft: true }).x).toBe(600 + 80 - 240 - 24);
  });

  test('changes sides where it does not fit and the other has more room', () => {
    const opener = { ...roomy.opener, top: 700 };

    expect(positionBeside({ ...roomy, opener })).toEqual({ side: 'above', x: 124, y: 570 });
  });

  test.each([
    // Its own height, the gap and the margin of the view below an opener of 40 px.
    [800 - 40 - 120 - 10 - 8, 'below'],
    [800 - 40 - 120 - 10 - 8 + 1, 'above'],
  ] as const)('with an opener at %i it stands %s it, to the pixel', (top, side) => {
    expect(positionBeside({ ...roomy, opener: { ...roomy.opener, top } }).side).toBe(side);
  });

  test('with as little room on either side it keeps its own', () => {
    const opener = { ...roomy.opener, top: 60 };
    const tight = { ...roomy, opener, view: { width: 1000, height: 160 } };

    expect(positionBeside(tight).side).toBe('below');
    expect(positionBeside({ ...tight, side: 'above' }).side).toBe('above');
  });

  test('above the opener it changes sides as well where it does not fit', () => {
    const opener = { ...roomy.opener, top: 120 + 10 + 8 };

    expect(positionBeside({ ...roomy, opener, side: 'above' }).side).toBe('above');
    expect(positionBeside({ ...roomy, opener: { ...opener, top: 137 }, side: 'above' }).side).toBe(
      'below',
    );
  });

  test('keeps its side where the other has even less room, and stays in view', () => {
    const low = {
      ...roomy,
      view: { width: 1000, height: 300 },
      content: { width: 240, height: 280 },
    };
    const opener = { ...roomy.opener, top: 20 };

    expect(positionBeside({ ...low, opener })).toEqual({ side: 'below', x: 124, y: 12 });
  });

  test.each([
    [-500, 8],
    [950, 1000 - 240 - 8],
  ])('with an opener at %i it stands at %i, inside the view', (left, x) => {
    expect(positionBeside({ ...roomy, opener: { ...roomy.opener, left } }).x).toBe(x);
  });

  test('what is wider than the view begins at its edge', () => {
    expect(positionBeside({ ...roomy, content: { width: 2000, height: 10 } }).x).toBe(8);
  });
});
