import { expect, onTestFinished, test } from 'vitest';
import '#registry/theme.css';
import { boxOf } from '#tests/whole-pixels.ts';
import { openPage, pageOf, titled } from './open-page.ts';

/** More titles than a window shows. */
const OTHERS = Array.from({ length: 60 }, (_, index) => titled(`Title ${index}`));
const CONTENT = pageOf(titled('Saving'), ...OTHERS, titled('Rates'), ...OTHERS);

function isAtTheTop(id: string): boolean {
  const title = document.getElementById(id);
  return title !== null && Math.abs(boxOf(title).top) < window.innerHeight / 2;
}

/** Puts this window back to the start of its document. */
function scrollBack(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

test('BL-023 BL-024 a page scrolls to the section title that its hash names after 500 ms, and when the hash changes', async () => {
  onTestFinished(scrollBack);
  let hash = '#rates';
  const { clock } = await openPage({ response: CONTENT, hash: () => hash });
  const isThere = async (id: string) => {
    await clock.advance(100);
    return isAtTheTop(id);
  };

  await clock.advance(499);
  expect([window.scrollY, isAtTheTop('rates')]).toEqual([0, false]);

  await clock.advance(1);
  await expect.poll(() => isThere('rates')).toBe(true);

  hash = '#saving';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.poll(() => isThere('saving')).toBe(true);

  hash = '#rates';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.poll(() => isThere('rates')).toBe(true);
});
