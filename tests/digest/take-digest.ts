import type { Page } from 'playwright';
import { composeDigest } from './compose-digest.ts';
import { readOutline } from './read-outline.ts';

interface Report {
  readonly faults: readonly string[];
  readonly requests: readonly string[];
  readonly events: readonly string[];
}

/** The digest of the preview that a window shows. Waits until it has settled. */
export async function takeDigest(page: Page): Promise<string> {
  await page
    .locator('html[data-status="ready"]:has(#preview-report)')
    .waitFor({ state: 'attached' });
  const [components, snapshot, report] = await Promise.all([
    page.evaluate(readComponents),
    page.locator('body').ariaSnapshot(),
    page.evaluate(readReport),
  ]);
  return composeDigest({ components, outline: readOutline(snapshot), ...report });
}

/** Runs inside the page. */
function readComponents(): string[] {
  const depth = (element: Element): number => {
    const outer = element.parentElement?.closest('[data-key]');
    return outer ? 1 + depth(outer) : 0;
  };
  return [...document.querySelectorAll<HTMLElement>('[data-key]')].map(
    (slot) => `${'  '.repeat(depth(slot))}${slot.dataset['type']} ${slot.dataset['key']}`,
  );
}

/** Runs inside the page. */
function readReport(): Report {
  const template = document.querySelector<HTMLTemplateElement>('#preview-report');
  return JSON.parse(template?.content.textContent ?? '');
}
