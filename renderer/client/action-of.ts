import { toldLater, type Field } from './told-later.ts';

/** What somebody did, as it can be done once more. */
export interface Action {
  /** What it was done to. */
  readonly target: Element;
  /** What is kept once, however often it was done: nothing had happened. */
  readonly once: object;
  readonly act: () => void;
  /** true: the browser did it already, and the component has to be told. */
  readonly isDone: boolean;
}

/** The events that `actionOf` knows. */
export const ACTION_EVENTS = ['click', 'keydown', 'submit', 'input', 'change', 'beforematch'];

/** The browser knows by itself what a click on one of these does. */
const WORKS_ALONE =
  'a[href]:not([role="button"]), area[href], label, summary, select, option, textarea, ' +
  'input:not([type="button"], [type="image"]), [popovertarget], [commandfor], [contenteditable], ' +
  'video[controls], audio[controls]';
const FIELD = 'input, select, textarea';
const CONTROL = 'button, [role]';

/** Keys that move between parts of a control, or operate one that is not the browser's own. */
const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', ' ']);

/** What an event says that a visitor wants of a component; undefined where no component has to do anything. */
export function actionOf(event: Event): Action | undefined {
  const { type, target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event instanceof MouseEvent) return ofClick(event, target);
  if (event instanceof KeyboardEvent) return ofKey(event, target);
  if (event instanceof SubmitEvent) return ofSubmit(event, target);
  if (type === 'beforematch') {
    const act = () => void target.dispatchEvent(new Event(type, { bubbles: true }));
    return { target, once: target, act, isDone: true };
  }
  if (!isField(target)) return undefined;
  return { target, once: target, act: toldLater(target), isDone: true };
}

function ofClick(event: MouseEvent, target: Element): Action | undefined {
  if (isNative(target) || isForBrowser(event)) return undefined;
  // Of a button, each of its parts is the button.
  const control = target.closest(CONTROL) ?? target;
  const { bubbles, cancelable, composed, detail, screenX, screenY, clientX, clientY } = event;
  const init = { bubbles, cancelable, composed, detail, screenX, screenY, clientX, clientY };
  const act = () => void control.dispatchEvent(new MouseEvent('click', init));
  return { target: control, once: control, act, isDone: false };
}

/** The key before it may have moved the focus. */
function ofKey(event: KeyboardEvent, target: Element): Action | undefined {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
  const control = target.closest(CONTROL);
  const isOwn = target.matches(FIELD) || (key === ' ' && control?.matches('button'));
  if (!control || isOwn || !KEYS.has(key) || ctrlKey || altKey || metaKey) return undefined;
  const init = { key, code, shiftKey, bubbles: true, cancelable: true, composed: true };
  const act = () => {
    const focused = target.ownerDocument.activeElement ?? target;
    focused.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  return { target, once: event, act, isDone: false };
}

function ofSubmit({ submitter }: SubmitEvent, target: Element): Action | undefined {
  if (!(target instanceof HTMLFormElement)) return undefined;
  return { target, once: target, act: () => target.requestSubmit(submitter), isDone: false };
}

/** A submit button's click is native; what it leads to is kept as the submitting of its form. */
function isNative(target: Element): boolean {
  const button = target.closest('button');
  if (!button) return target.closest(WORKS_ALONE) !== null;
  return button.matches(WORKS_ALONE) || (button.type === 'submit' && button.form !== null);
}

/** With such a key, a click on a link opens a window of its own. */
function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

function isField(target: Element): target is Field {
  return target.matches(FIELD);
}
