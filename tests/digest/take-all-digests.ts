import type { BrowserContext, Page } from 'playwright';
import { atATime } from '../at-a-time.ts';
import { takeDigest } from './take-digest.ts';
import type { Digests } from './compare-digests.ts';

/** A scenario as /preview/index.json lists it. */
export interface ListedScenario {
  readonly id: string;
  readonly viewport?: { readonly width: number; readonly height?: number };
}

export interface TakeAllOptions {
  readonly context: BrowserContext;
  /** The address at which the site runs. */
  readonly address: string;
  readonly scenarios: readonly ListedScenario[];
  /** Gets each window before anything is opened in it, for those who watch it. */
  readonly onWindow?: (page: Page) => Promise<unknown>;
  /** Gets each scenario as soon as it has been looked at, and the window that showed it. */
  readonly onTaken?: (id: string, page: Page) => void;
}

/** This many keep two processors busy. */
const WINDOWS = 3;
const USUAL_WIDTH = 1440;
const USUAL_HEIGHT = 900;

/**
 * The digest of every scenario. A few windows show one after the other: opening one takes longer
 * than a page.
 */
export async function takeAllDigests({
  context,
  address,
  scenarios,
  onWindow,
  onTaken,
}: TakeAllOptions): Promise<Digests> {
  const length = Math.min(WINDOWS, scenarios.length);
  const windows = await Promise.all(Array.from({ length }, () => context.newPage()));
  if (onWindow) await Promise.all(windows.map((page) => onWindow(page)));

  const digests = await atATime(WINDOWS, scenarios, async ({ id, viewport }) => {
    const page = windows.pop();
    if (!page) throw new Error('More scenarios are looked at together than there are windows.');
    const { width = USUAL_WIDTH, height = USUAL_HEIGHT } = viewport ?? {};
    await page.setViewportSize({ width, height });
    await page.goto(`${address}/preview/${id}`);
    const digest = await takeDigest(page).catch((cause: unknown) => {
      throw new Error(`The scenario ${id} does not settle. Open it: ${page.url()}`, { cause });
    });
    onTaken?.(id, page);
    windows.push(page);
    return [id, digest] as const;
  });
  await Promise.all(windows.map((page) => page.close()));
  return new Map(digests);
}

/** All scenarios that a running site offers. */
export async function listedScenarios(address: string): Promise<ListedScenario[]> {
  const response = await fetch(`${address}/preview/index.json`);
  const { scenarios } = (await response.json()) as { scenarios: ListedScenario[] };
  return scenarios;
}
