import type { BrowserContext, Page } from 'playwright';
import { atATime } from '../at-a-time.ts';
import { takeDigestAt } from './take-digest.ts';
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
    const digest = await takeDigestAt(page, { address: `${address}/preview/${id}`, viewport });
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
