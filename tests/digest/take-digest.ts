import type { Frame, Page } from 'playwright';
import { composeDigest, type DigestParts } from './compose-digest.ts';
import { cutLine } from './cut-line.ts';
import { readOutline } from './read-outline.ts';

interface Report {
  readonly faults: readonly string[];
  readonly requests: readonly string[];
  readonly events: readonly string[];
}

/** A preview, and the window that it is made for. */
export interface PreviewToDigest {
  readonly address: string;
  readonly viewport?: { readonly width: number; readonly height?: number } | undefined;
}

const USUAL_WIDTH = 1440;
const USUAL_HEIGHT = 900;

/** Opens a preview in a window of its size, and takes its digest. */
export async function takeDigestAt(
  page: Page,
  { address, viewport }: PreviewToDigest,
): Promise<string> {
  const { width = USUAL_WIDTH, height = USUAL_HEIGHT } = viewport ?? {};
  await page.setViewportSize({ width, height });
  await page.goto(address);
  return takeDigest(page).catch((cause: unknown) => {
    throw new Error(`The scenario does not settle. Open it: ${address}`, { cause });
  });
}

/** The digest of the preview that a window shows. Waits until it has settled. */
export async function takeDigest(page: Page): Promise<string> {
  await page
    .locator('html[data-status="ready"]:has(#preview-report)')
    .waitFor({ state: 'attached' });
  await page.waitForFunction(isTooltipThere);
  const [shown, report] = await Promise.all([readShown(page), page.evaluate(readReport)]);
  return composeDigest({ ...shown, ...report });
}

/**
 * Reads the parts of a digest that a document itself shows: its components, and its outline as
 * assistive technology perceives it.
 */
export async function readShown(
  document: Page | Frame,
): Promise<Pick<DigestParts, 'components' | 'outline'>> {
  const [components, snapshot] = await Promise.all([
    document.evaluate(readComponents),
    document.locator('body').ariaSnapshot(),
  ]);
  return { components, outline: readOutline(snapshot, cutLine) };
}

/**
 * Runs inside the page. An element that has the focus gets its tooltip some time later; a disabled
 * one gets none.
 */
function isTooltipThere(): boolean {
  const opener = document.activeElement;
  const ids = ['aria-describedby', 'aria-labelledby'].map((name) => opener?.getAttribute(name));
  const tooltips = ids
    .flatMap((list) => list?.split(' ') ?? [])
    .map((id) => document.getElementById(id))
    .filter((element) => element?.role === 'tooltip');
  const isDisabled = opener?.matches(':disabled, [aria-disabled="true"]') ?? true;
  return isDisabled || tooltips.every((tooltip) => tooltip?.matches(':popover-open'));
}

/** Runs inside the page. */
function readComponents(): string[] {
  const depth = (element: Element): number => {
    const outer = element.parentElement?.closest('[data-key]');
    return outer ? 1 + depth(outer) : 0;
  };
  const slots = [...document.querySelectorAll<HTMLElement>('[data-key]')];
  // A dialog that is closed is not there for anybody, though it stands on every page.
  const shown = slots.filter((slot) => !slot.querySelector(':scope > dialog:not([open])'));
  return shown.map(
    (slot) => `${'  '.repeat(depth(slot))}${slot.dataset['type']} ${slot.dataset['key']}`,
  );
}

/** Runs inside the page. */
function readReport(): Report {
  const template = document.querySelector<HTMLTemplateElement>('#preview-report');
  return JSON.parse(template?.content.textContent ?? '');
}
