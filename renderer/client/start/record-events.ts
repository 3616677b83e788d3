import type { InteractiveSlots } from './interactive-slots.ts';

/** Keeps what a visitor does before the code for it is there. */
interface RecordedEvents {
  readonly count: () => number;
  /**
   * Does of what was kept what a browser does without the code: a button that is a link besides
   * leads to its content.
   */
  readonly doWithoutCode: () => void;
  /** Gives what was kept, in its order, and forgets it. */
  readonly release: () => readonly Action[];
}

interface SaveOptions {
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
  const recorded = new Map<object, Action>();
  let isOpen = false;

  const keep = (event: Event) => {
    const action = !isOpen && slots.hold(event.target) ? readAction(event) : undefined;
    if (!action) return;
    const { once, held } = action;
    if (held) {
      // The last value of a field counts.
      recorded.delete(once);
    } else {
      // Neither the browser nor a page that is waking does it as well.
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (!recorded.has(once)) recorded.set(once, action);
    onKept();
  };
  for (const type of ACTION_EVENTS) {
    document.addEventListener(type, keep, { signal, capture: true });
  }

  return {
    count: () => recorded.size,
    doWithoutCode() {
      isOpen = true;
      for (const { event, target, once } of recorded.values()) {
        if (!(event instanceof MouseEvent) || !target.matches(LINK_BUTTON)) continue;
        recorded.delete(once);
        target.dispatchEvent(new MouseEvent('click', event));
      }
      isOpen = false;
    },
    release() {
      const actions = [...recorded.values()];
      recorded.clear();
      return actions;
    },
  };
}

/** Describes what somebody did, so that it can be done once more. */
export interface Action {
  readonly event: Event;
  /** The element that it was done to: where that is part of a button, the button. */
  readonly target: Element;
  /**
   * The key under which an action is kept only once, however often a visitor repeats it because
   * nothing had happened.
   */
  readonly once: object;
  /**
   * Set where the browser did it already, and the component has to be told: of a field, what it
   * held then.
   */
  readonly held?: Held;
}

/** The value of a field, be it a text or a choice. */
export interface Held {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
}

/** The events that `readAction` knows. */
const ACTION_EVENTS = ['click', 'keydown', 'submit', 'input', 'change', 'beforematch'];

/** The browser knows by itself what a click on one of these does. */
const WORKS_ALONE =
  'a[href]:not([role="button"]), area[href], label, summary, select, option, textarea, ' +
  'input:not([type="button"], [type="image"]), [popovertarget], [commandfor], [contenteditable], ' +
  'video[controls], audio[controls]';
const FIELD = 'input, select, textarea';
const CONTROL = 'button, [role]';

/** Keys that move between parts of a control, or operate one that is not the browser's own. */
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', ' '];

/**
 * Returns the action that an event asks of a component; undefined where no component has to do
 * anything.
 */
function readAction(event: Event): Action | undefined {
  const { type, target } = event;
  if (!(target instanceof Element)) return undefined;
  const control = target.closest(CONTROL);
  if (event instanceof MouseEvent) {
    const clicked = control ?? target;
    const isKept = event.button === 0 && !event.shiftKey && !isForBrowser(event);
    return isKept && !isNative(target) ? { event, target: clicked, once: clicked } : undefined;
  }
  if (event instanceof KeyboardEvent) {
    const { key } = event;
    const isOwn = target.matches(FIELD) || (key === ' ' && control?.matches('button'));
    const isKept = control && !isOwn && KEYS.includes(key) && !isForBrowser(event);
    return isKept ? { event, target, once: event } : undefined;
  }
  if (type === 'submit') return { event, target, once: target };
  if (type === 'beforematch') return { event, target, once: target, held: {} };
  if (!isField(target)) return undefined;
  // Read now: a component that begins to run sets it.
  const { value, defaultValue, checked, defaultChecked } = target;
  const held = { value, defaultValue, checked, defaultChecked };
  return { event, target, once: target, held };
}

/** A submit button's click is native; what it leads to is kept as the submitting of its form. */
function isNative(target: Element): boolean {
  const button = target.closest('button');
  if (!button) return target.closest(WORKS_ALONE) !== null;
  return button.matches(WORKS_ALONE) || (button.type === 'submit' && button.form !== null);
}

/** With such a key, a click on a link opens a window of its own, and others are commands. */
function isForBrowser({ ctrlKey, metaKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isField(target: Element): target is Element & Held {
  return target.matches(FIELD);
}
