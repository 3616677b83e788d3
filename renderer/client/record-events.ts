import { ACTION_EVENTS, readAction, type Action } from './read-action.ts';
import type { InteractiveSlots } from './interactive-slots.ts';

/** Keeps what a visitor does before the code for it is there. */
export interface RecordedEvents {
  readonly count: () => number;
  /**
   * Does of what was kept what a browser does without the code: a button that is a link besides
   * leads to its content.
   */
  readonly doWithoutCode: () => void;
  /** Gives what was kept, in its order, and forgets it. */
  readonly release: () => readonly Action[];
}

export interface SaveOptions {
  readonly slots: InteractiveSlots;
  readonly onKept: () => void;
  /** Ends the keeping. */
  readonly signal: AbortSignal;
}

/** A button that is a link to what it opens. */
const LINK_BUTTON = 'a[href][role="button"]';

/**
 * Keeps what is done inside interactive slots. Nothing had happened when a visitor clicks the same
 * thing again, so it is done once. Typed text and choices stay where they are, and are told to the
 * component.
 */
export function recordEvents(
  document: Document,
  { slots, onKept, signal }: SaveOptions,
): RecordedEvents {
  const kept = new Map<object, Action>();
  let isOpen = false;

  const keep = (event: Event) => {
    const action = !isOpen && slots.hold(event.target) ? readAction(event) : undefined;
    if (!action) return;
    const { once, held } = action;
    if (held) {
      // The last value of a field counts.
      kept.delete(once);
    } else {
      // Neither the browser nor a page that is waking does it as well.
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (!kept.has(once)) kept.set(once, action);
    onKept();
  };
  for (const type of ACTION_EVENTS) {
    document.addEventListener(type, keep, { signal, capture: true });
  }

  return {
    count: () => kept.size,
    doWithoutCode() {
      isOpen = true;
      for (const { event, target, once } of kept.values()) {
        if (!(event instanceof MouseEvent) || !target.matches(LINK_BUTTON)) continue;
        kept.delete(once);
        target.dispatchEvent(new MouseEvent('click', event));
      }
      isOpen = false;
    },
    release() {
      const actions = [...kept.values()];
      kept.clear();
      return actions;
    },
  };
}
