import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeViolations } from '../axe-violations.ts';

declare global {
  interface Window {
    watchedMoves: WatchedMove[];
    watchedViolations: string[];
  }
}

/** Describes the parts that moved together, and the slots of the page that they belong to. */
interface WatchedMove {
  readonly at: number;
  readonly what: string;
  readonly slots: readonly string[];
}

/** Watches from its first moment for everything that a visitor's page must never do. */
export interface PageWatch {
  /** Everything that was asked for, in order. */
  readonly requests: readonly string[];
  readonly consoleMessages: readonly string[];
  /** Forgets what was asked for and said so far. */
  readonly forget: () => void;
  /**
   * Fails when the console spoke, the policy was violated, or anything moved that nobody touched.
   */
  readonly expectQuiet: (options?: QuietOptions) => Promise<void>;
  /** Fails when axe finds anything. */
  readonly expectAccessible: () => Promise<void>;
}

export interface QuietOptions {
  /** Lists the messages that the console shows for a good reason, in order; any other fails. */
  readonly except?: readonly (string | RegExp)[];
  /** Matches messages of the browser itself, which may come any number of times. */
  readonly ignoring?: RegExp;
  /**
   * The slots, or `main`, within which a step of the visitor moves things, such as the groups of a
   * navigation.
   */
  readonly moving?: readonly string[];
}

/**
 * Names the slots in which things move when an answer opens. On a busy machine that is over half a
 * second after the step, and counts as a move that nobody caused.
 */
export const BY_AN_ANSWER = ['main', 'footer'];

/**
 * Matches the messages of a slow machine that has an answer after the time for which a page waits:
 * 500 ms for offers, a second for where its pages are, three for its environment.
 */
export const LATE_ANSWERS =
  /^(?:info: Offers came too late|warning: The configuration of pages is the site's own: TimeoutError|error: The experience configuration cannot be used: 3000ms timeout)/;

/** Watches a window from now on. Call it before the page is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const requests: string[] = [];
  const consoleMessages: string[] = [];
  const failedRequests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  // The console says that a call failed; only the browser knows why.
  page.on('requestfailed', (request) =>
    failedRequests.push(`${request.url()} failed: ${request.failure()?.errorText}`),
  );
  page.on('pageerror', (error) => consoleMessages.push(`uncaught: ${error.message}`));
  await page.addInitScript(watchInside);

  return {
    requests,
    consoleMessages,
    forget() {
      requests.splice(0);
      failedRequests.splice(0);
      consoleMessages.splice(0);
    },
    async expectQuiet({ except = [], ignoring, moving = [] } = {}) {
      const seen = await page.evaluate(readWatch, moving);
      const heard = consoleMessages.filter(
        (message) => !ignoring?.test(message) && !LATE_ANSWERS.test(message),
      );
      if (heard.length > except.length) heard.push(...failedRequests);
      expect(heard).toEqual(except.map((message) => expect.stringMatching(message)));
      expect(seen).toEqual({ moves: [], violations: [] });
    },
    async expectAccessible() {
      expect(await axeViolations(page, true)).toEqual([]);
    },
  };
}

/** Runs inside the page, before any of its own code. */
function watchInside(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const describe = ({ startTime, value, sources }: LayoutShift) => {
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const name = node instanceof Element ? node.className : node?.textContent;
      return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
    });
    const slots = sources.map(({ node }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const slot = element?.closest<HTMLElement>('[data-slot], main');
      return slot?.dataset['slot'] ?? slot?.localName ?? '';
    });
    return { at: startTime, what: `${value}: ${moved.join(', ')}`, slots };
  };

  window.watchedMoves = [];
  window.watchedViolations = [];
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as LayoutShift[];
    const untouched = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    window.watchedMoves.push(...untouched.map(describe));
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', (event) => {
    window.watchedViolations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** Runs inside the page. Of what moved within those slots alone it says nothing. */
function readWatch(moving: readonly string[]): {
  readonly moves: string[];
  readonly violations: string[];
} {
  const moves = window.watchedMoves.filter(({ slots }) =>
    slots.some((slot) => !moving.includes(slot)),
  );
  return {
    moves: moves.map(({ what }) => what),
    violations: window.watchedViolations,
  };
}
