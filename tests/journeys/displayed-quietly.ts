import { TYPES, type WholePage } from '../whole-pages.ts';
import type { Visits } from './visit.ts';

/**
 * Returns how many components of a page model stand in a browser that has nothing to say about
 * them.
 */
export async function displayedQuietly({ site, visit }: Visits, model: WholePage): Promise<number> {
  site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(model) });
  const { page, expectQuiet } = await visit('/en/individuals');
  const types = await page.evaluate(() =>
    [...document.querySelectorAll('#page [data-type]')].map((slot) =>
      slot.getAttribute('data-type'),
    ),
  );
  await expectQuiet();
  return types.filter((type) => type !== null && TYPES.includes(type)).length;
}
