import { onTestFinished } from 'vitest';
import { mountPage, type LivingPage, type ServedPageOptions } from '#tests/contract/served-page.ts';

/**
 * A page with these components for one test, with the platform that they need; removes it when that
 * has finished.
 */
export async function showOnPage(options: ServedPageOptions): Promise<LivingPage> {
  const page = await mountPage(options);
  onTestFinished(() => {
    page.experience.dispose();
    document.body.replaceChildren();
  });
  return page;
}
