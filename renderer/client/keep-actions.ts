import { ACTION_EVENTS, actionOf, type Action } from './action-of.ts';
import type { InteractiveSlots } from './interactive-slots.ts';

/** What a visitor does before the code for it is there. */
export interface KeptActions {
  readonly count: () => number;
  /** Does of what was kept what a browser does without the code: a button that is a link besides leads to its content. */
  readonly doWithoutCode: () => void;
  /** Keeps no more, and does what was kept, in its order. */
  readonly release: () => void;
  readonly stop: () => void;
}

/** A button that is a link to what it opens. */
const LINK_BUTTON = 'a[href][role="button"]';

/**
 * Keeps what is done inside interactive slots. Nothing had happened when a visitor clicks the same thing again, so it is
 * done once. What was typed or chosen stays where it is, and is told to the component.
 */
export function keepActions(
  document: Document,
  slots: InteractiveSlots,
  onKept: () => void,
): KeptActions {
  const kept = new Map<object, Action>();
  const ending = new AbortController();
  let isOpen = false;

  const keep = (event: Event) => {
    const action = !isOpen && slots.hold(event.target) ? actionOf(event) : undefined;
    if (!action) return;
    const { once, isDone } = action;
    if (isDone) {
      // What a field holds in the end counts.
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
    document.addEventListener(type, keep, { signal: ending.signal, capture: true });
  }

  return {
    count: () => kept.size,
    doWithoutCode() {
      isOpen = true;
      for (const { target, once, act } of kept.values()) {
        if (once !== target || !target.matches(LINK_BUTTON)) continue;
        kept.delete(once);
        act();
      }
      isOpen = false;
    },
    stop: () => ending.abort(),
    release() {
      ending.abort();
      const actions = [...kept.values()];
      kept.clear();
      actions.forEach(({ act }) => act());
    },
  };
}
