import { describe, expect, test } from 'vitest';
import { boxOf, type Box } from '#tests/whole-pixels.ts';
import { ProductCard } from '../../cards/product-card/product-card.tsx';
import { ServiceCard } from '../../cards/service-card/service-card.tsx';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Cards } from './cards.tsx';

type Size = 'small' | 'medium' | 'large';

const TILE = <ProductCard componentType="product-card" title="A product" />;
const OTHER = <ServiceCard componentType="service-card" title="A service" />;

describe('Cards in a browser', () => {
  test.each([
    [551, 2],
    [550, 1],
    [549, 1],
  ])('CD-001 in %i px cards stand in %i columns', (width, columns) => {
    const boxes = boxesOf(['medium', 'medium'], width);

    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
  });

  test('CD-001 however wide the page is, there is no third column', () => {
    const boxes = boxesOf(['medium', 'medium', 'medium', 'medium'], 1280);

    expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
  });

  test.each<[Size[], number]>([
    [['medium'], 0],
    [['medium', 'medium', 'medium'], 2],
    [['large', 'medium', 'medium', 'medium'], 3],
    [['medium', 'large', 'medium'], 1],
    [['medium', 'small', 'small', 'medium'], 3],
  ])('of %j the card at %i takes the row', { tags: ['deep'] }, (sizes, index) => {
    const boxes = boxesOf(sizes, 1200);

    expect(boxes[index]?.width).toBe(1200);
  });

  test.each<[Size[], number[]]>([
    [['medium'], [1200]],
    [
      ['medium', 'medium'],
      [1200, 1200],
    ],
    [
      ['medium', 'medium', 'medium'],
      [1200, 588, 588],
    ],
    [
      ['medium', 'small', 'small'],
      [1200, 588, 588],
    ],
    [
      ['small', 'large', 'medium'],
      [1200, 1200, 1200],
    ],
  ])(
    'CD-010 of a top card set of %j the first card spans both columns',
    { tags: ['deep'] },
    (sizes, widths) => {
      const boxes = boxesOf(sizes, 1200, true);

      expect(boxes.map(({ width }) => width)).toEqual(widths);
    },
  );

  test('a card of medium size and the two small ones after it share a row', () => {
    const [medium, first, second] = boxesOf(['medium', 'small', 'small'], 1200);

    expect(first?.top).toBe(medium?.top);
    expect(second?.bottom).toBe(medium?.bottom);
    expect(second?.left).toBe(first?.left);
  });

  test('no place stays empty beside a large card', () => {
    const boxes = boxesOf(['medium', 'large', 'medium', 'medium', 'medium'], 1200);

    const area = boxes.reduce((sum, { width }) => sum + (width === 1200 ? 2 : 1), 0);
    const rows = new Set(boxes.map(({ top }) => top)).size;
    expect(area).toBe(rows * 2);
  });

  test.each([
    { alone: true, width: 1280, tile: 395, next: 395 + 24 },
    { alone: true, width: 814, tile: 395, next: 395 + 24 },
    { alone: true, width: 700, tile: 338, next: 338 + 24 },
    { alone: true, width: 500, tile: 500, next: 0 },
    { alone: false, width: 1280, tile: 628, next: 628 + 24 },
  ])('CD-008 a tile is as wide as it says: %o', ({ alone, width, tile, next }) => {
    const container = renderInBrowser(
      <Cards componentType="cards">
        <div className="slot">{TILE}</div>
        <div className="slot">{alone ? TILE : OTHER}</div>
      </Cards>,
    );
    container.style.inlineSize = `${width}px`;

    const [first, second] = [...container.querySelectorAll('article')].map(boxOf);

    expect(first?.width).toBe(tile);
    expect(second?.left).toBe((first?.left ?? 0) + next);
  });
});

function boxesOf(sizes: readonly Size[], width: number, topCardSet = false): Box[] {
  const container = renderInBrowser(
    <Cards componentType="cards" topCardSet={topCardSet}>
      {sizes.map((cardSize, index) => (
        <div className="slot" key={index}>
          <ServiceCard componentType="service-card" cardSize={cardSize} title={`Card ${index}`} />
        </div>
      ))}
    </Cards>,
  );
  container.style.inlineSize = `${width}px`;
  return [...container.querySelectorAll('.slot')].map(boxOf);
}
