import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ParagraphProps } from '#schemas/generated/blocks/paragraph.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { drawInBrowser } from '../../draw-in-browser.ts';
import { Paragraph } from './paragraph.tsx';

const left = await fixture<ParagraphProps>('blocks/paragraph/picture-left');
const right = await fixture<ParagraphProps>('blocks/paragraph/full');
const top = await fixture<ParagraphProps>('blocks/paragraph/picture-top');
const bottom = await fixture<ParagraphProps>('blocks/paragraph/picture-bottom');

test.each([
  ['left', left],
  ['right', right],
])('BL-026 MD-013 a picture at the %s stands there, 260 px wide', async (side, props) => {
  const { picture, text } = await boxesOf(props);

  expect(picture.width).toBe(260);
  expect(picture.left < text.left ? 'left' : 'right').toBe(side);
});

test.each([
  ['top', top],
  ['bottom', bottom],
])('BL-026 a picture at the %s stands there', async (side, props) => {
  const { picture, text } = await boxesOf(props);

  expect(picture.left).toBe(text.left);
  expect(picture.top < text.top ? 'top' : 'bottom').toBe(side);
});

async function boxesOf(props: ParagraphProps) {
  await page.viewport(1280, 800);
  const container = drawInBrowser(<Paragraph {...props} />);
  const find = (selector: string) => boxOf(container.querySelector(selector) ?? document.body);
  return { picture: find('img'), text: find('.rich-text') };
}
