import { PLAN_BLOCK } from '../../host/document-ids.ts';
import { readJsonBlock } from '../../host/read-json-block.ts';
import type { ClientPlan } from '../../plan/index.ts';
import { listItems } from '../../tree/tree.ts';

/**
 * The plan that a server left in its document; undefined where none did, or it was cut on its way.
 */
export function readClientPlan(document: Document): ClientPlan | undefined {
  const block = readJsonBlock(document, PLAN_BLOCK);
  return isClientPlan(block) ? block : undefined;
}

/**
 * Returns true if the value looks like a plan. Our own server wrote it into its document, so it
 * needs no further check.
 */
function isClientPlan(value: unknown): value is ClientPlan {
  return typeof value === 'object' && value !== null && 'slots' in value && 'decisions' in value;
}

/** The elements of a page that will respond once it is awake. */
export interface InteractiveSlots {
  readonly count: number;
  /** True where other elements will respond later. */
  readonly hasDeferred: boolean;
  /** Of these, those that have something to do as soon as they are seen. */
  readonly inView: readonly Element[];
  /** Returns true if the target stands in one of these elements. */
  readonly hold: (target: EventTarget | null) => boolean;
  /** Returns true if the target stands in one of these elements, or in one next to them. */
  readonly areNear: (target: EventTarget | null) => boolean;
}

/**
 * Finds in a document that a server rendered the places of what runs in the browser: of what is
 * deferred only where it is due.
 */
export function findInteractiveSlots(
  page: Element,
  { slots }: ClientPlan,
  isDeferredDue: boolean,
): InteractiveSlots {
  // Not by shouldRun: what the start shared with later files, some bundlers would put into one more
  // file of the start.
  const all = listItems(slots).filter((item) => item.state === 'interactive');
  const responding = all.filter((item) => isDeferredDue || !item.isDeferred);
  const keys = new Map(responding.map((item) => [item.key, item]));
  const elements = new Set<Element>();
  const inView: Element[] = [];
  if (keys.size > 0) {
    for (const element of page.querySelectorAll<HTMLElement>('.slot')) {
      const item = keys.get(element.dataset['key'] ?? '');
      if (!item) continue;
      elements.add(element);
      if (item.startsInView) inView.push(element);
    }
  }

  const among = (isOne: (slot: Element) => boolean) => (target: EventTarget | null) => {
    let element = target instanceof Element ? target : null;
    while (element && element !== page) {
      if (isOne(element)) return true;
      element = element.parentElement;
    }
    return false;
  };
  const near = new Set([...elements].flatMap((slot) => [slot, before(slot), after(slot)]));
  return {
    count: elements.size,
    hasDeferred: responding.length < all.length,
    inView,
    hold: among((element) => elements.has(element)),
    areNear: among((element) => near.has(element)),
  };
}

function before({ previousElementSibling: sibling }: Element): Element | null {
  return isRun(sibling) ? sibling.lastElementChild : sibling;
}

function after({ nextElementSibling: sibling }: Element): Element | null {
  return isRun(sibling) ? sibling.firstElementChild : sibling;
}

/** Of a run, only the next part is near. */
function isRun(element: Element | null): element is Element {
  return element?.className === 'run';
}
