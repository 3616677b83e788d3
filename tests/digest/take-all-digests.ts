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
  /** Where the site runs. */
  readonly address: string;
  readonly scenarios: readonly ListedScenario[];
  /** Gets each window before it is opened, for those who watch it. */
  readonly onPage?: (page: Page, id: string) => Promise<unknown>;
  readonly onTaken?: (id: string) => void;
}

/** As many pages as keep two processors busy. */
const PAGES_AT_A_TIME = 6;
const USUAL_WIDTH = 1440;
const USUAL_HEIGHT = 900;

/** The digest of every scenario, several pages at a time. */
export async function takeAllDigests({
  context,
  address,
  scenarios,
  onPage,
  onTaken,
}: TakeAllOptions): Promise<Digests> {
  const digests = await atATime(PAGES_AT_A_TIME, scenarios, async ({ id, viewport }) => {
    const { width = USUAL_WIDTH, height = USUAL_HEIGHT } = viewport ?? {};
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await onPage?.(page, id);
    await page.goto(`${address}/preview/${id}`);
    const digest = await takeDigest(page).catch((cause: unknown) => {
      throw new Error(`The scenario ${id} does not settle. Open it: ${page.url()}`, { cause });
    });
    await page.close();
    onTaken?.(id);
    return [id, digest] as const;
  });
  return new Map(digests);
}

/** All scenarios that a running site offers. */
export async function listedScenarios(address: string): Promise<ListedScenario[]> {
  const response = await fetch(`${address}/preview/index.json`);
  const { scenarios } = (await response.json()) as { scenarios: ListedScenario[] };
  return scenarios;
}
