import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { HomeHeader } from './home-header.tsx';
import messages from './locales/en-GB.json';

const props = await fixture<HomeHeaderProps>(
  'headers/home-header/twelve-quick-links-and-four-usps',
);

test.each([
  [1440, [3, 1]],
  [840, [3, 1]],
  [360, [1, 1, 1, 1]],
])('HD-021 at %i px at most three selling points stand in a row', async (width, rows) => {
  await page.viewport(width, 800);
  const header = renderInBrowser(<HomeHeader {...props} messages={messages} />);

  const tops = [...header.querySelectorAll('.usps__item')].map((point) => boxOf(point).top);

  const counts = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  expect(counts).toEqual(rows);
});
