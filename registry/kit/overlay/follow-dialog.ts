import { getFocusedElement } from './return-focus.ts';
import { getWindow } from '../props/get-window.ts';

interface DialogAnswers {
  readonly onEscape: () => void;
  readonly hide: () => void;
  /** Shows it again, with all that lie on it. */
  readonly show: () => void;
}

/**
 * A browser closes a dialog by itself: on the back gesture, from a form with the method "dialog"
 * and on `close()`. Here its owner is asked instead, and whoever refuses finds everything where it
 * was, the focus included.
 */
export function followDialog(content: HTMLElement, answers: DialogAnswers): () => void {
  let focused: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  content.addEventListener('focusin', () => (focused = getFocusedElement(content.ownerDocument)), {
    signal,
  });
  content.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== content) return;
      event.preventDefault();
      answers.onEscape();
    },
    { signal },
  );
  content.addEventListener(
    'close',
    () => {
      if (isOpen(content)) return;
      answers.hide();
      // Somebody refused, so it stays.
      if (content.dataset['shown'] === undefined || isOpen(content)) return;
      const goal = focused;
      answers.show();
      goal?.focus({ preventScroll: true });
    },
    { signal },
  );
  // The last of all listeners, so that whoever checks the form has had the chance to prevent it.
  const view = getWindow(content);
  view.addEventListener('submit', (event) => answerForm(event, content, answers.hide), { signal });
  return () => listening.abort();
}

function answerForm(event: SubmitEvent, content: HTMLElement, hide: () => void): void {
  const { target: form, submitter, defaultPrevented } = event;
  if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const method = submitter?.getAttribute('formmethod') ?? form.method;
  if (method.toLowerCase() !== 'dialog' || form.closest('dialog') !== content) return;
  event.preventDefault();
  // As in a browser, a button without a value leaves the answer as it was.
  const value = submitter?.getAttribute('value') ?? null;
  if (content instanceof HTMLDialogElement && value !== null) content.returnValue = value;
  hide();
}

function isOpen(content: HTMLElement): boolean {
  return !(content instanceof HTMLDialogElement) || content.open;
}
