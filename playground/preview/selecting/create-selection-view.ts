import type { Box, SelectMessage } from '../protocol.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { createMarks, type Marked, type Marks } from './create-marks.ts';
import {
  findEnclosingItem,
  findItemByPointer,
  type PlacedItem,
  type Plan,
  findPlanItem,
  type PlanItem,
} from './items-on-page.ts';
import {
  findMissingPlaces,
  type MissingPart,
  type MissingPlace,
  getPlannedReason,
  type GetReason,
} from './missing-places.ts';
import type { Problem } from '#renderer';

type Words = Pick<SelectMessage, 'reasons' | 'names' | 'differing' | 'badges'>;

/** Everything over the page: what is selected, what is pointed at, and what is missing. */
export interface SelectionView {
  /** Marks what a pointer leads to, and brings it into sight. */
  readonly select: (pointer: string | undefined) => void;
  /**
   * Says from the next mark on by which messages a part is missing, how components are called, and
   * which of them differ from the page beside it, and which are offers; words that are left out
   * are English.
   */
  readonly speakBy: (words: Words) => void;
  /** Marks what a person has clicked, which is in sight. */
  readonly noteClicked: (pointer: string) => void;
  /** Marks what a click on an element would select; null: nothing. */
  readonly pointAt: (element: Element | null) => void;
  /** Outlines the element that an event came from, and brings it into sight if that is wanted. */
  readonly showSource: (element: Element | undefined, isChosen: boolean) => void;
  /** The page on the screen has changed. Returns the parts of it that are not shown. */
  readonly refresh: () => readonly MissingPart[];
  /** Returns the shown component that a pointer leads to or into. */
  readonly findPlaced: (pointer: string) => PlacedItem | undefined;
  readonly findMissing: Marks['findMissing'];
  readonly toggleClicks: Marks['toggleClicks'];
}

function findPlaced(
  page: DisplayedPage['page'] | undefined,
  pointer: string | undefined,
  element: Element,
): PlacedItem | undefined {
  return page && pointer !== undefined ? findItemByPointer(page.plan, pointer, element) : undefined;
}

/** Makes the marks over the page of a window. */
export function createSelectionView(
  window: Window & typeof globalThis,
  shown: () => DisplayedPage | undefined,
  onPlaced: (box: Box | undefined) => void,
): SelectionView {
  const { document } = window;
  const marks = createMarks(window, onPlaced);
  const failures = createFailures();
  let pointer: string | undefined;
  let slot: Element | undefined;
  /** Stands where the selection is: its slot, or a neighbour of a part that is missing. */
  let inSight: Element | undefined;
  let missing: readonly MissingPlace[] = [];
  let words: Words = {};

  const pageElement = () => document.getElementById('page') ?? document.body;
  const mark = () => {
    const page = shown()?.page;
    const place = missing.find(({ parts }) => parts.some(leadsTo(pointer)));
    const planned = place ? undefined : findPlaced(page, pointer, pageElement());
    slot = planned?.slot;
    marks.select(planned ? toMarked(planned, words) : undefined);
    marks.pointAt(undefined);
    marks.showMissing(missing, place, words.reasons);
    markMany(marks, page && { plan: page.plan, element: pageElement(), words });
    inSight = place ? (place.after ?? place.before ?? place.within) : slot;
  };
  return {
    select(next) {
      const [before, isOther] = [inSight, next !== pointer];
      pointer = next;
      mark();
      // A clicked component is in sight already, and one that only has a new pointer has not moved.
      if (isOther && inSight && inSight !== before) bringIntoView(inSight);
    },
    speakBy(next) {
      words = next;
    },
    noteClicked(clicked) {
      pointer = clicked;
      mark();
    },
    pointAt(element) {
      const page = shown()?.page;
      const planned = page && element ? findEnclosingItem(page.plan, element) : undefined;
      marks.pointAt(planned && planned.slot !== slot ? toMarked(planned, words) : undefined);
    },
    showSource(element, isChosen) {
      marks.showSource(element);
      if (element?.isConnected && isChosen) bringIntoView(element);
    },
    refresh() {
      const { page, problems = [] } = shown() ?? {};
      if (page) failures.note(page.plan, problems);
      missing = page ? findMissingPlaces(page.plan, pageElement(), failures.getReason) : [];
      mark();
      return missing.flatMap(({ parts }) => parts);
    },
    findPlaced: (wanted) => findPlaced(shown()?.page, wanted, pageElement()),
    findMissing: marks.findMissing,
    toggleClicks: marks.toggleClicks,
  };
}

interface MarkOptions {
  readonly plan: Plan;
  readonly element: Element;
  readonly words: Words;
}

/** Marks what differs from the page beside it, and what is an offer; nothing without a page. */
function markMany(marks: Marks, page: MarkOptions | undefined): void {
  const { differing, badges } = page?.words ?? {};
  marks.showDiffering(page ? findSlots(page.plan, differing, page.element) : []);
  marks.showBadges(page ? findOffers(page.plan, badges, page.element) : []);
}

function findSlots(plan: Plan, pointers: readonly string[] = [], page: Element): Element[] {
  return pointers.flatMap((pointer) => findItemByPointer(plan, pointer, page)?.slot ?? []);
}

/** A component that is not on the page leads to the one around it, which is no offer for that. */
function findOffers(plan: Plan, badges: Words['badges'] = {}, page: Element): Marked[] {
  return Object.entries(badges).flatMap(([pointer, label]) => {
    const { item, slot } = findItemByPointer(plan, pointer, page) ?? {};
    return slot && item?.pointer === pointer ? { slot, label } : [];
  });
}

/** Tells if a pointer leads to a part or into it. */
function leadsTo(pointer = '') {
  return ({ pointer: own }: MissingPart): boolean =>
    own !== '' && (pointer === own || pointer.startsWith(`${own}/`));
}

function toMarked({ item, slot }: PlacedItem, { names = {} }: Words): Marked {
  const { type } = item;
  const name = Object.hasOwn(names, type) ? names[type] : undefined;
  return { slot, label: name ?? type.replaceAll('-', ' ') };
}

function bringIntoView(slot: Element): void {
  const { defaultView: window } = slot.ownerDocument;
  if (!window) return;
  const { top, bottom, height } = slot.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  slot.scrollIntoView({
    block: height < window.innerHeight ? 'center' : 'start',
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

/** The items of a page that are planned and could not be rendered. */
interface Failures {
  /** Takes note of the problems of a page, each of which is told once. */
  readonly note: (plan: Plan, problems: readonly Problem[]) => void;
  readonly getReason: GetReason;
}

/**
 * Makes the memory of what has failed. An item that threw is not tried again before another takes
 * its place, and is not reported again either.
 */
export function createFailures(): Failures {
  const messages = new WeakMap<PlanItem, string>();
  return {
    note(plan, problems) {
      for (const { code, pointer, message } of problems) {
        const item = code === 'component-threw' ? findPlanItem(plan, pointer) : undefined;
        if (item) messages.set(item, message);
      }
    },
    getReason: (item) => getPlannedReason(item) ?? messages.get(item),
  };
}
