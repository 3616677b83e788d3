import { describe, expect, test } from 'vitest';
import { findTopCard } from './top-card.ts';

const small = { cardSize: 'small' };
const medium = { cardSize: 'medium' };
const large = { cardSize: 'large' };
const chosen = { cardSize: 'small', highPrioCard: true };

describe('topCard', () => {
  test.each([
    [[medium, medium, medium, large], 0],
    [[small, small, medium, chosen], 2],
    [[small, small, large, large], 2],
  ])('CD-009 looks at the first three cards only: %j', (cards, place) => {
    expect(findTopCard(cards)).toBe(place);
  });

  test.each([
    [[small, medium, large], 2],
    [[small, medium, small], 1],
    [[small, {}, small], 1],
    [[{}, medium], 0],
    [[small], 0],
  ])('CD-010 takes the largest, and of equals the first: %j', (cards, place) => {
    expect(findTopCard(cards)).toBe(place);
  });

  test.each([
    [[large, chosen, medium], 1],
    [[large, chosen, chosen], 1],
    [[large, { ...small, highPrioCard: false }], 0],
  ])('CD-010 a card of high priority wins over its size: %j', (cards, place) => {
    expect(findTopCard(cards)).toBe(place);
  });

  test('no cards have no leader', () => {
    expect(findTopCard([])).toBeUndefined();
  });
});
