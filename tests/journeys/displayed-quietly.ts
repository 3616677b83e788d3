import { TYPES, type WholePage } from '../whole-pages.ts';
import type { Visits } from './visit.ts';

/**
 * Returns how many components of a page model stand in a browser that has nothing to say about
 * them.
 */
export async function displayedQuietly({ site, visit }: Visits, model: WholePage): Promise<number> {
  site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(model) });
  const { page, expectQuiet } = await visit('/en/individuals');
  // Neighbours that need no script stand in one element, each without a slot of its own.
  const count = await page.evaluate((known) => {
    const slots = [...document.querySelectorAll<HTMLElement>('#page .slot')];
    const inRuns = document.querySelectorAll('#page .run > *').length;
    return inRuns + slots.filter(({ dataset }) => known.includes(dataset['type'] ?? '')).length;
  }, TYPES);
  await expectQuiet();
  return count;
}
