import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ParagraphProps } from '#schemas/generated/blocks/paragraph.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf, type Box } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Paragraph } from './paragraph.tsx';

const left = await fixture<ParagraphProps>('blocks/paragraph/picture-left');
const right = await fixture<ParagraphProps>('blocks/paragraph/picture-right');
const top = await fixture<ParagraphProps>('blocks/paragraph/picture-top');
const bottom = await fixture<ParagraphProps>('blocks/paragraph/picture-bottom');

test.each([
  ['left', left],
  ['right', right],
])(
  'BL-026 MD-013 a picture at the %s stands there, 260 px wide',
  { tags: ['deep'] },
  async (side, props) => {
    const { picture, text } = await boxesOf(props);

    expect(picture.width).toBe(260);
    expect(picture.left < text.left ? 'left' : 'right').toBe(side);
  },
);

test.each([
  ['top', top],
  ['bottom', bottom],
])('BL-026 a picture at the %s stands there', async (side, props) => {
  const { picture, text } = await boxesOf(props);

  expect(picture.left).toBe(text.left);
  expect(picture.top < text.top ? 'top' : 'bottom').toBe(side);
});

const { alignedImage: _picture, ...alone } = left;
/** Text that is worth two columns. */
const long: ParagraphProps = {
  ...alone,
  richBody: { value: Array.from({ length: 6 }, () => left.richBody?.value ?? []).flat() },
};
const untitled = ({ title: _title, ...props }: ParagraphProps): ParagraphProps => props;

test.each([
  ['without a picture', alone],
  ['with one at the left', left],
  ['with one at the right', right],
  ['with one at the top', top],
  ['with one at the bottom', bottom],
  ['without a title and a picture', untitled(long)],
  ['without a title, with a picture at the left', untitled(left)],
  ['without a title, with a picture at the right', untitled(right)],
  ['without a title, with a picture at the top', untitled(top)],
])(
  'on a wide page no third beside a paragraph %s is empty',
  { tags: ['deep'] },
  async (_, props) => {
    await page.viewport(1440, 900);
    const container = renderInBrowser(<Paragraph {...props} />);
    container.style.inlineSize = '1280px';

    const boxesOfAll = (selector: string) => [...container.querySelectorAll(selector)].map(boxOf);
    // A heading's box is wider than its words.
    const end = Math.max(...boxesOfAll('p, li, table, img').map((box) => box.right));
    const begin = Math.min(...boxesOfAll('h2, p, li, table, img').map((box) => box.left));

    const column = boxOf(container);
    expect(begin - column.left).toBeLessThan(column.width / 3);
    expect(column.right - end).toBeLessThan(column.width / 3);
  },
);

test.each([untitled(alone), untitled(left), untitled(right), untitled(top)])(
  'on a wide page a paragraph without a title begins at the edge of its column',
  { tags: ['deep'] },
  async (props) => {
    await page.viewport(1440, 900);
    const container = renderInBrowser(<Paragraph {...props} />);
    container.style.inlineSize = '1280px';

    const boxes = [...container.querySelectorAll('p, li, table, img')].map(boxOf);

    expect(Math.min(...boxes.map((box) => box.left))).toBe(boxOf(container).left);
  },
);

test.each([
  ['left', left],
  ['right', right],
  ['top', top],
])(
  'a title beside its text at 1280 px touches neither it nor a picture at the %s',
  { tags: ['deep'] },
  async (_, props) => {
    await page.viewport(1440, 900);
    const container = renderInBrowser(<Paragraph {...props} />);
    container.style.inlineSize = '1280px';

    const boxes = ['.paragraph__title', '.rich-text', 'img'].map((selector) =>
      boxOf(container.querySelector(selector) ?? document.body),
    );

    const touching = boxes
      .flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other]))
      .filter(([one, other]) => one && other && overlap(one, other));
    expect(touching).toEqual([]);
  },
);

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

async function boxesOf(props: ParagraphProps) {
  await page.viewport(1280, 800);
  const container = renderInBrowser(<Paragraph {...props} />);
  const find = (selector: string) => boxOf(container.querySelector(selector) ?? document.body);
  return { picture: find('img'), text: find('.rich-text') };
}
