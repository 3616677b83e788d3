import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProductFeaturesProps } from '#schemas/generated/blocks/product-features.ts';
import { fixture } from '#tests/fixture.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { ProductFeatures } from './product-features.tsx';

const full = await fixture<ProductFeaturesProps>('blocks/product-features/full');
const { highlighted: _highlighted, ...unsaid } = full;

const NO_PANEL = ['rgba(0, 0, 0, 0)', '0px'];

test.each([
  [1280, '40px'],
  [360, '24px'],
])('BL-009 at %i px it stands on a panel only when highlighted', async (width, padding) => {
  await page.viewport(width, 900);

  expect(panelOf(full)).toEqual(['rgb(241, 247, 252)', padding]);
  expect(panelOf({ ...full, highlighted: false })).toEqual(NO_PANEL);
  expect(panelOf(unsaid)).toEqual(NO_PANEL);
});

/** The ground below points and picture, and how far it reaches beyond them. */
function panelOf(props: ProductFeaturesProps) {
  const container = renderInBrowser(<ProductFeatures {...props} />);
  const layout = container.querySelector('.product-features > *') ?? container;
  const { backgroundColor, paddingInlineStart } = getComputedStyle(layout);
  return [backgroundColor, paddingInlineStart];
}
