import type { InteractiveSlots } from './interactive-slots.ts';
import { toldLater, type Field } from './told-later.ts';

/** What a visitor does before the code for it is there. */
export interface KeptActions {
  readonly count: () => number;
  /** Does of what was kept what a browser does without the code: a button that is a link besides leads to its content. */
  readonly doWithoutCode: () => void;
  /** Keeps no more, and does what was kept, in its order. */
  readonly release: () => void;
  readonly stop: () => void;
}

/** The browser knows by itself what a click on one of these does. */
const WORKS_ALONE =
  'a[href]:not([role="button"]), area[href], label, summary, select, option, textarea, input:not([type="button"], [type="image"]), ' +
  '[popovertarget], [commandfor], [contenteditable], video[controls], audio[controls]';
/** A button that is a link to what it opens. */
const LINK_BUTTON = 'a[href][role="button"]';
const FIELD = 'input, select, textarea';

/**
 * Keeps what is done inside interactive slots. Nothing had happened when a visitor clicks the same thing again, so it is
 * done once. What was typed or chosen stays where it is, and is told to the component.
 */
export function keepActions(
  document: Document,
  slots: InteractiveSlots,
  onKept: () => void,
): KeptActions {
  const kept = new Map<EventTarget, () => void>();
  let isOpen = false;
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true };
  const keep = (target: EventTarget, action: () => void) => {
    if (!kept.has(target)) kept.set(target, action);
    onKept();
  };

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (isOpen || !(target instanceof Element) || !slots.hold(target)) return;
      if (isNative(target) || isForBrowser(event)) return;
      // Neither the browser nor a page that is waking does it as well.
      event.preventDefault();
      event.stopImmediatePropagation();
      // Of a button, each of its parts is the button.
      const control = target.closest('button, [role]') ?? target;
      keep(control, () => again(control, event));
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || !slots.hold(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      keep(target, () => target.isConnected && target.requestSubmit(submitter));
    },
    options,
  );
  for (const type of ['input', 'change']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!isField(target) || !slots.hold(target)) return;
        // What it holds in the end counts.
        kept.delete(target);
        keep(target, toldLater(target));
      },
      options,
    );
  }
  document.addEventListener(
    'beforematch',
    ({ target }) => {
      if (target && slots.hold(target)) {
        keep(target, () => target.dispatchEvent(new Event('beforematch', { bubbles: true })));
      }
    },
    options,
  );

  return {
    count: () => kept.size,
    doWithoutCode() {
      isOpen = true;
      for (const [target, act] of kept) {
        if (!(target instanceof Element) || !target.matches(LINK_BUTTON)) continue;
        kept.delete(target);
        act();
      }
      isOpen = false;
    },
    stop: () => ending.abort(),
    release() {
      ending.abort();
      const actions = [...kept.values()];
      kept.clear();
      actions.forEach((act) => act());
    },
  };
}

/** With such a key, a click on a link opens a window of its own. */
function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** A submit button's click is native; what it leads to is kept as the submitting of its form. */
function isNative(target: Element): boolean {
  const button = target.closest('button');
  if (button)
    return button.matches(WORKS_ALONE) || (button.type === 'submit' && Boolean(button.form));
  return target.closest(WORKS_ALONE) !== null;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELD);
}

function again(target: Element, event: MouseEvent): void {
  const { bubbles, cancelable, composed, detail, screenX, screenY, clientX, clientY } = event;
  const init = { bubbles, cancelable, composed, detail, screenX, screenY, clientX, clientY };
  target.dispatchEvent(new MouseEvent('click', init));
}
