import { createPacedReport } from '../paced-report.ts';
import type { FollowMessage, ScrolledMessage, ScrollPosition } from '../protocol.ts';
import type { Plan } from '../selecting/items-on-page.ts';
import { measurePage } from './measure-page.ts';
import { toScrollOffset, toScrollPosition } from './scroll-position.ts';

/** A person does one of these on a page before it scrolls. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown'];

interface ScrollingOptions {
  readonly shown: () => { readonly page: { readonly plan: Pick<Plan, 'slots'> } } | undefined;
  readonly onScrolled: (position: Omit<ScrolledMessage, 'type' | 'of'>) => void;
}

/** Lets a page scroll together with another one. */
export interface Scrolling {
  /** Begins to report where the page stands, or stops. */
  readonly follow: (message: Pick<FollowMessage, 'isWanted'>) => void;
  /** Brings a component to the top. */
  readonly scrollTo: (position: ScrollPosition) => void;
  /** From now on the page scrolls by itself, until a person does something on it. */
  readonly release: () => void;
  /** Another page is shown. */
  readonly refresh: () => void;
}

/**
 * Makes the two sides of scrolling together. A report says if a person scrolls: two pages that
 * followed each other wherever they follow, or bring into sight what is selected, would never rest.
 */
export function createScrolling(
  window: Window & typeof globalThis,
  { shown, onScrolled }: ScrollingOptions,
): Scrolling {
  const { document } = window;
  const report = createPacedReport(window, onScrolled);
  let isFollowed = false;
  let byPerson = false;
  let goal: ScrollPosition | undefined;

  const measure = () => {
    const page = shown()?.page;
    return page && measurePage(page.plan, document.getElementById('page') ?? document.body);
  };
  const tell = () => {
    const measured = isFollowed && measure();
    if (measured) report({ ...toScrollPosition(measured, window.scrollY), byPerson });
  };
  const apply = () => {
    const measured = goal && measure();
    const top = goal && measured && toScrollOffset(measured, goal);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  };
  const startFrom = (next: ScrollPosition | undefined, isPerson = false) => {
    [goal, byPerson] = [next, isPerson];
  };
  const lead = () => startFrom(undefined, true);
  for (const type of INPUTS) window.addEventListener(type, lead, { capture: true, passive: true });
  window.addEventListener('scroll', tell, { passive: true });
  // Pictures that arrive later, and slots that were only estimated, move what stands below them.
  new window.ResizeObserver(apply).observe(document.body);

  return {
    follow({ isWanted }) {
      isFollowed = isWanted;
      tell();
    },
    scrollTo(position) {
      startFrom(position);
      apply();
    },
    release: () => startFrom(undefined),
    refresh: tell,
  };
}
