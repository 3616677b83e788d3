import { createPacedReport } from '../paced-report.ts';
import type { FollowMessage, ScrolledMessage, ScrollPosition } from '../protocol.ts';
import { type Plan, findSlot } from '../selecting/items-on-page.ts';

/** It stands beside the others in wide windows: its parts come to the top together with theirs. */
const ZONE_BESIDE = 'complementaryZone';

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

/** Measures where the components of a page stand that are one below the other. */
function measurePage({ slots }: Pick<Plan, 'slots'>, page: Element): PageMeasure {
  const { defaultView: window, documentElement } = page.ownerDocument;
  const scrolled = window?.scrollY ?? 0;
  const tops = slots
    .flatMap(({ zones = [] }) => zones)
    .filter(({ name }) => name !== ZONE_BESIDE)
    .flatMap(({ name, items }) => {
      const zone = page.querySelector(`[data-zone="${CSS.escape(name)}"]`);
      return items.flatMap(({ key, pointer }) => {
        const slot = zone && findSlot(key, zone);
        return slot ? [{ pointer, top: slot.getBoundingClientRect().top + scrolled }] : [];
      });
    });
  return { tops: tops.toSorted((a, b) => a.top - b.top), height: documentElement.scrollHeight };
}

/** A component of a page, and how far below the page's top it begins, in CSS pixels. */
interface ComponentTop {
  readonly pointer: string;
  readonly top: number;
}

/** The components of a page from its top to its end, and how high the page is, in CSS pixels. */
export interface PageMeasure {
  readonly tops: readonly ComponentTop[];
  readonly height: number;
}

/**
 * Returns which component stands at the top of what is in sight, and how much of it has been
 * scrolled by. Above the first component that is a share of the site's own header.
 */
export function toScrollPosition({ tops, height }: PageMeasure, y: number): ScrollPosition {
  // A browser rounds what it is scrolled to.
  const index = tops.findLastIndex(({ top }) => top <= y + 1);
  const { pointer, top } = tops[index] ?? { top: 0 };
  const share = computeShare(y - top, (tops[index + 1]?.top ?? height) - top);
  return pointer === undefined ? { share } : { pointer, share };
}

/**
 * Returns how far a page has to be scrolled so that it stands in the same way, in CSS pixels.
 * Returns undefined where it has no such component.
 */
export function toScrollOffset(
  { tops, height }: PageMeasure,
  { pointer, share }: ScrollPosition,
): number | undefined {
  const index = tops.findIndex((each) => each.pointer === pointer);
  if (pointer !== undefined && index < 0) return undefined;
  const top = tops[index]?.top ?? 0;
  return top + share * ((tops[index + 1]?.top ?? height) - top);
}

function computeShare(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
}
