import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkListProps } from '#schemas/generated/blocks/link-list.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { LinkList } from './link-list.tsx';

const full = await fixture<LinkListProps>('blocks/link-list/full');

/** Its ground, and in how many columns its links stand. */
async function look(componentStyle: LinkListProps['componentStyle'], width: number) {
  await page.viewport(1280, 900);
  const container = renderInBrowser(
    <LinkList {...full} {...(componentStyle && { componentStyle })} />,
  );
  container.style.inlineSize = `${width}px`;
  const list = container.querySelector('.link-list') ?? container;
  const lefts = [...container.querySelectorAll('li')].map((item) => boxOf(item).left);
  return [getComputedStyle(list).backgroundColor, new Set(lefts).size];
}

const NO_GROUND = 'rgba(0, 0, 0, 0)';
const PANEL = 'rgb(241, 247, 252)';

test.each([
  [1000, 3],
  [879, 2],
  [540, 2],
  [539, 1],
])('BL-004 with the style columns in %i px it stands in %i columns', async (width, columns) => {
  expect(await look('columns', width)).toEqual([NO_GROUND, columns]);
  expect(await look(undefined, width)).toEqual([NO_GROUND, columns]);
});

test('BL-004 with the style box it is one column in a panel', async () => {
  expect(await look('box', 1000)).toEqual([PANEL, 1]);
});
