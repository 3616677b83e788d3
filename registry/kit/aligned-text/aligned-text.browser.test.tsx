import { describe, expect, test } from 'vitest';
import { boxOf, pixelsAround } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { AlignedText } from './aligned-text.tsx';

type Position = 'top' | 'right' | 'bottom' | 'left';

const image = { original: '/fixtures/images/shop-street.svg', alt: 'A street' };

describe('a picture at the left or right', () => {
  test.each<[Position, number]>([
    ['left', 1280],
    ['right', 1280],
    ['left', 760],
    ['right', 560],
  ])('MD-013 at the %s in %i px is 260 px wide, with text beside it', (position, width) => {
    const { column, picture, text } = boxesOf(position, width);

    expect(picture.width).toBe(260);
    expect(picture.top).toBe(text.top);
    expect(position === 'left' ? picture.left : picture.right).toBe(
      position === 'left' ? column.left : column.right,
    );
    expect(text.width).toBeGreaterThan(250);
  });

  test.each<[Position, number]>([
    ['left', 559],
    ['right', 559],
    ['left', 328],
    ['right', 288],
  ])(
    'MD-013 at the %s in %i px is 260 px wide, centred above the text',
    { tags: ['deep'] },
    (position, width) => {
      const { column, picture, text } = boxesOf(position, width);

      expect(picture.width).toBe(260);
      expect(pixelsAround((column.left + column.right) / 2)).toContain(
        Math.round((picture.left + picture.right) / 2),
      );
      expect(picture.bottom).toBeLessThanOrEqual(text.top);
      expect(text.width).toBe(width);
    },
  );

  test('is no wider than a column that is narrower', { tags: ['deep'] }, () => {
    expect(boxesOf('left', 200).picture.width).toBe(200);
  });
});

test('CO-014 a picture stands at the right unless it is said', () => {
  const { column, picture, text } = boxesOf(undefined, 1280);

  expect(picture.right).toBe(column.right);
  expect(picture.left).toBeGreaterThan(text.right);
});

test.each<[Position, number]>([
  ['top', 1280],
  ['bottom', 1280],
  ['top', 800],
  ['bottom', 328],
])('a picture at the %s in %i px fills the column', { tags: ['deep'] }, (position, width) => {
  const { column, picture, text } = boxesOf(position, width);

  expect([picture.left, picture.right]).toEqual([column.left, column.right]);
  expect(picture.top < text.top ? 'top' : 'bottom').toBe(position);
});

function boxesOf(position: Position | undefined, width: number) {
  const container = renderInBrowser(
    <AlignedText alignedImage={{ image, ...(position && { position }) }}>
      <p>{'What the street tells about the house. '.repeat(20)}</p>
    </AlignedText>,
  );
  container.style.inlineSize = `${width}px`;
  const find = (selector: string) => boxOf(container.querySelector(selector) ?? document.body);
  return {
    column: boxOf(container),
    picture: find('img'),
    text: find('.aligned-text__text'),
  };
}
