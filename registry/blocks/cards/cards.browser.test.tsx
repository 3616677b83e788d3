import { describe, expect, test } from 'vitest';
import { boxOf, type Box } from '#tests/whole-pixels.ts';
import { ServiceCard } from '../../cards/service-card/service-card.tsx';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Cards } from './cards.tsx';

type Size = 'small' | 'medium' | 'large';

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
  ])('of %j the card at %i takes the row', (sizes, index) => {
    const boxes = boxesOf(sizes, 1200);

    expect(boxes[index]?.width).toBe(1200);
  });

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
});

function boxesOf(sizes: readonly Size[], width: number): Box[] {
  const container = renderInBrowser(
    <Cards componentType="cards">
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
