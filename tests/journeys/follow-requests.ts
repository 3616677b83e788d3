import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/** Follows the requests of a page from before it is opened. */
export interface FollowedRequests {
  readonly prepare: (page: Page) => Promise<void>;
  /** Waits until nothing is under way, and the browser has found nothing more to do since. */
  readonly untilStill: () => Promise<void>;
}

/** Follows the requests of one page. Whatever would come by itself has come once it is still. */
export function followRequests(): FollowedRequests {
  const open = new Set<Request>();
  let count = 0;
  let followed: Page | undefined;
  return {
    async prepare(page) {
      followed = page;
      page.on('request', (request) => {
        count += 1;
        open.add(request);
      });
      page.on('requestfinished', (request) => open.delete(request));
      page.on('requestfailed', (request) => open.delete(request));
    },
    async untilStill() {
      let before = -1;
      while (before !== count) {
        before = count;
        // oxlint-disable-next-line no-await-in-loop -- what has come may ask for more.
        await expect.poll(() => open.size).toBe(0);
        // oxlint-disable-next-line no-await-in-loop
        await followed?.evaluate(becomeIdle);
      }
    },
  };
}

/** Runs inside the page: settles once it has drawn twice, and has nothing left to do. */
function becomeIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });
}
