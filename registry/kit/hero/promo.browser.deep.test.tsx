import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tornIn } from '#tests/find-torn.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Sticker } from './promo.tsx';

afterEach(() => page.viewport(414, 896));

test.each([
  'Bau\u00ADfinan\u00ADzie\u00ADrungs\u00ADan\u00ADge\u00ADbo\u00ADte 2026',
  '3-Jah\u00ADres-Fest\u00ADzins\u00ADga\u00ADran\u00ADtie\u00ADpa\u00ADket',
])(
  'the long words of a sticker part with a hyphen, and stay inside at 320 px: %s',
  async (text) => {
    await page.viewport(320, 740);
    const sticker = renderInBrowser(
      <div style={{ position: 'relative', blockSize: '200px' }}>
        <Sticker text={text} />
      </div>,
    ).querySelector('.sticker');

    expect(tornIn('.sticker')).toEqual([]);
    expect(sticker?.scrollWidth).toBeLessThanOrEqual(sticker?.clientWidth ?? 0);
  },
);
