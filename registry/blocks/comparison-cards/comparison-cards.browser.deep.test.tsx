import { describe, expect, test } from 'vitest';
import type { ComparisonCardsProps } from '#schemas/generated/blocks/comparison-cards.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf, type Box } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { ComparisonCards } from './comparison-cards.tsx';
import messages from './locales/en-GB.json';

const full = await fixture<ComparisonCardsProps>('blocks/comparison-cards/full');

describe('ComparisonCards in a browser', () => {
  test.each([
    [830, 3],
    [829, 1],
  ])('in %i px three cards stand in %i columns', (width, columns) => {
    const cards = boxesOf('.comparison-cards__card', full.cards.length, width);

    expect(new Set(cards.map(({ left }) => left)).size).toBe(columns);
  });

  test.each([
    [2, 551, 2],
    [2, 550, 1],
    [4, 999, 2],
    [4, 1000, 4],
    [5, 1200, 3],
  ])('%i cards in %i px stand in %i columns', (count, width, columns) => {
    const cards = boxesOf('.comparison-cards__card', count, width);

    expect(new Set(cards.map(({ left }) => left)).size).toBe(columns);
  });

  test('BL-018 the values of a criterion and the calls to action stand in one line', () => {
    const values = boxesOf('.comparison-cards__value:nth-child(4)', 3, 1000);
    const feet = boxesOf('.comparison-cards__foot .button', 3, 1000);

    expect(new Set(values.map(({ top }) => top)).size).toBe(1);
    expect(new Set(feet.map(({ top }) => top)).size).toBe(1);
  });
});

function boxesOf(selector: string, count: number, width: number): Box[] {
  const cards = Array.from({ length: count }, (_, index) => full.cards[index % 3]).filter(
    (card) => card !== undefined,
  );
  const container = renderInBrowser(
    <ComparisonCards {...full} cards={cards} messages={messages} />,
  );
  container.style.inlineSize = `${width}px`;
  return [...container.querySelectorAll(selector)].map(boxOf);
}
