import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { PromotionalLabel } from './promotional-label.tsx';

test('BL-027 an offer and news do not look alike, and a long text stays inside', () => {
  const container = renderInBrowser(
    <>
      <PromotionalLabel label={{ body: 'Offer' }} />
      <PromotionalLabel
        label={{ body: 'Donaudampfschifffahrtsgesellschaftskapitän', labelType: 'operational' }}
      />
    </>,
  );
  container.style.inlineSize = '160px';

  const offer = page.getByText('Offer').element();
  const news = page.getByText(/Donau/).element();

  // Orange for an offer, blue for news.
  expect(colorsOf(offer)).toEqual(['rgb(255, 228, 209)', 'rgb(134, 50, 4)']);
  expect(colorsOf(news)).toEqual(['rgb(225, 239, 249)', 'rgb(16, 72, 104)']);
  expect(boxOf(news).width).toBe(160);
  expect(news.scrollWidth).toBeLessThanOrEqual(160);
});

function colorsOf(label: Element): string[] {
  const { backgroundColor, color } = getComputedStyle(label);
  return [backgroundColor, color];
}
