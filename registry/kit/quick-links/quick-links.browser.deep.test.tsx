import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { QuickLinks } from './quick-links.tsx';

const LINKS = ['Switch', 'Rates'].map((text) => ({ textLink: { text, url: '#errand' } }));

afterEach(() => page.viewport(414, 896));

/** The sides of the second link's inner shadow: where it parts it from the first. */
function partingShadow(direction: 'ltr' | 'rtl'): string | undefined {
  const root = renderInBrowser(
    <div dir={direction} style={{ containerType: 'inline-size' }}>
      <QuickLinks label="Go straight to" links={LINKS} />
    </div>,
  );
  const [, second] = root.querySelectorAll('.quick-links__item');
  const shadow = second ? getComputedStyle(second).boxShadow : '';
  return /(-?\d+px) 0px 0px 0px inset/.exec(shadow)?.[1];
}

test('the line between two links side by side is where the second begins, in both directions of writing', async () => {
  await page.viewport(1000, 740);

  expect(partingShadow('ltr')).toBe('1px');
  expect(partingShadow('rtl')).toBe('-1px');
});
