import { toldLater, type Field } from './told-later.ts';

/** What somebody did, as it can be done once more. */
export interface Action {
  /** What it was done to. The same done to it again is done once. */
  readonly target: Element;
  readonly act: () => void;
  /** true: the browser did it already, and the component has to be told. */
  readonly isDone: boolean;
}

/** The events that `actionOf` knows. */
export const ACTION_EVENTS = ['click', 'submit', 'input', 'change', 'beforematch'];

/** The browser knows by itself what a click on one of these does. */
const WORKS_ALONE =
  'a[href]:not([role="button"]), area[href], label, summary, select, option, textarea, ' +
  'input:not([type="button"], [type="image"]), [popovertarget], [commandfor], [contenteditable], ' +
  'video[controls], audio[controls]';
const FIELD = 'input, select, textarea';

/** What an event says that a visitor wants of a component; undefined where no component has to do anything. */
export function actionOf(event: Event): Action | undefined {
  const { type, target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event instanceof MouseEvent) return ofClick(event, target);
  if (event instanceof SubmitEvent) return ofSubmit(event, target);
  if (type === 'beforematch') {
    const act = () => void target.dispatchEvent(new Event(type, { bubbles: true }));
    return { target, act, isDone: true };
  }
  return isField(target) ? { target, act: toldLater(target), isDone: true } : undefined;
}

function ofClick(event: MouseEvent, target: Element): Action | undefined {
  if (isNative(target) || isForBrowser(event)) return undefined;
  // Of a button, each of its parts is the button.
  const control = target.closest('button, [role]') ?? target;
  const { bubbles, cancelable, composed, detail, screenX, screenY, clientX, clientY } = event;
  const init = { bubbles, cancelable, composed, detail, screenX, screenY, clientX, clientY };
  const act = () => void control.dispatchEvent(new MouseEvent('click', init));
  return { target: control, act, isDone: false };
}

function ofSubmit({ submitter }: SubmitEvent, target: Element): Action | undefined {
  if (!(target instanceof HTMLFormElement)) return undefined;
  return { target, act: () => target.requestSubmit(submitter), isDone: false };
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
