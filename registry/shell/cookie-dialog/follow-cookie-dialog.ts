import type { ConsentLevel } from '#schemas/generated/experience.ts';
import { lockScroll } from '../../kit/overlay/scroll-lock.ts';
import { isEscape } from '../../kit/menu/menu-keys.ts';
import { findLevel, type ConsentChoice, getDialogStart, type Opening } from './consent-choice.ts';

/** From here on essential cookies stand first (002 §9). */
const WIDE = '(width >= 600px)';

type Choosing = Pick<ConsentChoice, 'level' | 'save' | 'keepForPage'>;

/** A dialog that knows what its forms and buttons do. */
export interface FollowedDialog {
  readonly open: (opening: Opening) => void;
  /** Closes it, as its question has been answered elsewhere: nothing is told of a choice. */
  readonly close: () => void;
}

/**
 * Makes the cookie dialog work: its pages, its choices, and what closes it. It tells the page by
 * events that bubble: `save-succeeded`, whose detail has the level, `cancelled`, and those of every
 * overlay of the kit. A listener that cancels `before-show` or `before-hide` keeps it as it is; a
 * choice is saved all the same. Where the browser takes no cookie, a choice holds for this page
 * view, which the page says once the dialog is closed. One that stands open since the first paint
 * stays as its visitor has it, and a choice that was made in it by now is saved.
 */
export function followCookieDialog(dialog: HTMLDialogElement, consent: Choosing): FollowedDialog {
  const all = (selector: string) => dialog.querySelectorAll<HTMLElement>(selector);
  const show = (name: string | undefined) => {
    for (const page of all('[data-cookie-page]')) page.hidden = page.dataset['cookiePage'] !== name;
    dialog.setAttribute('aria-labelledby', `cookie-dialog-${name}`);
    dialog.scrollTop = 0;
    // A person who hears the page begins with the question, and is not at one of the answers.
    all(`#cookie-dialog-${name}`)[0]?.focus();
  };
  let hasClose = false;
  const cancel = () => {
    if (hide(dialog)) tell(dialog, 'cancelled');
  };
  const choose = (level: ConsentLevel | undefined) => level && saveChoice(dialog, consent, level);
  followForms(dialog, choose);
  for (const button of all('[data-cookie-to]')) {
    button.addEventListener('click', () => show(button.dataset['cookieTo']));
  }
  for (const button of all('[data-cookie-close]')) button.addEventListener('click', cancel);
  followClosing(dialog, () => hasClose && cancel());

  return {
    open(opening) {
      // `openBeforePaint` marks a dialog that it has opened, and notes what was chosen in it.
      const { firstPaint, choice, startPage } = dialog.dataset;
      const isFromFirstPaint = firstPaint !== undefined;
      if (dialog.open && !isFromFirstPaint) return;
      // It counts no more where another tab was answered since.
      const isSaved = isFromFirstPaint && !consent.level() && choose(findLevel(choice));
      const isDone = isSaved && opening === 'load';
      if (!isDone && !tell(dialog, 'before-show', { cancelable: true })) return dialog.close();
      delete dialog.dataset['firstPaint'];
      if (isDone) return;
      const level = consent.level();
      const hasChosen = level !== undefined;
      const start = getDialogStart({ hasChosen, opening, startPage });
      ({ hasClose } = start);
      for (const button of all('[data-cookie-to="main"]')) button.hidden = !start.hasBack;
      for (const button of all('[data-cookie-close]')) button.hidden = !hasClose;
      // A request to close that comes from no key, such as a gesture, closes it no more than Escape
      // does.
      dialog.setAttribute('closedby', hasClose ? 'closerequest' : 'none');
      // A choice that is not saved yet stays as it stands.
      if (!isFromFirstPaint || hasChosen) select(dialog, level);
      allowSaving(dialog);
      const unlock = lockScroll(dialog);
      const stopOrdering = orderChoices(dialog);
      // Browsers tell of it later, and it may be open again by then.
      const onClose = () => {
        if (dialog.open) return;
        dialog.removeEventListener('close', onClose);
        unlock();
        stopOrdering();
      };
      dialog.addEventListener('close', onClose);
      dialog.inert = false;
      // One that stands since the first paint is on its page, and has the focus.
      if (!dialog.open) {
        dialog.showModal();
        show(start.page);
      }
      tell(dialog, 'show');
    },
    close: () => hide(dialog),
  };
}

/**
 * Saves a choice, or lets it hold for this page view, and closes the dialog. Returns false where it
 * could do neither.
 */
function saveChoice(dialog: HTMLDialogElement, consent: Choosing, level: ConsentLevel): boolean {
  const isSaved = attempt(consent.save, level);
  if (!isSaved && !attempt(consent.keepForPage, level)) return false;
  hide(dialog);
  tell(dialog, 'save-succeeded', { detail: { level } });
  if (!isSaved) void tellOfPageChoice();
  return true;
}

/** Sends an event of the dialog out to whoever listens. Says whether nobody has cancelled it. */
function tell(dialog: HTMLDialogElement, type: string, options: CustomEventInit = {}): boolean {
  return dialog.dispatchEvent(new CustomEvent(type, { bubbles: true, ...options }));
}

/** Closes the dialog where nobody refuses. Says whether it is closed. */
function hide(dialog: HTMLDialogElement): boolean {
  if (!dialog.open) return true;
  if (!tell(dialog, 'before-hide', { cancelable: true })) return false;
  dialog.close();
  // Until it has faded, it is still there for a pointer.
  dialog.inert = true;
  tell(dialog, 'hide');
  return true;
}

/**
 * Asks before anything but a choice closes the dialog. The browser closes one by itself, at the
 * latest when it is asked twice.
 */
function followClosing(dialog: HTMLDialogElement, onClose: () => void): void {
  const stop = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  dialog.addEventListener('cancel', stop);
  dialog.addEventListener('keydown', (event) => {
    if (isEscape(event) && !event.isComposing) stop(event);
  });
}

/** Calls back with the level that a visitor has chosen, if any. */
function followForms(
  dialog: HTMLDialogElement,
  onChoice: (level: ConsentLevel | undefined) => void,
): void {
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter?.dataset['cookieLevel'];
    onChoice(findLevel(button ?? chosenIn(dialog)?.value));
  });
  dialog.addEventListener('change', () => allowSaving(dialog));
}

function chosenIn(dialog: HTMLDialogElement): HTMLInputElement | null {
  return dialog.querySelector<HTMLInputElement>('input[name="level"]:checked');
}

function allowSaving(dialog: HTMLDialogElement): void {
  const save = dialog.querySelector<HTMLButtonElement>('[data-cookie-save]');
  if (save) save.disabled = !chosenIn(dialog);
}

/** The level that is stored is the one that is chosen at first; without one, none is. */
function select(dialog: HTMLDialogElement, level: ConsentLevel | undefined): void {
  for (const input of dialog.querySelectorAll<HTMLInputElement>('input[name="level"]')) {
    input.checked = input.value === String(level);
  }
}

/** 002 §4: a failure during saving is swallowed, and the dialog stays. */
function attempt(save: ConsentChoice['save'], level: ConsentLevel): boolean {
  try {
    return save(level);
  } catch {
    return false;
  }
}

/** The code of messages comes for this one alone: most browsers take cookies. */
async function tellOfPageChoice(): Promise<void> {
  try {
    const { showPageChoice } = await import('./show-page-choice.ts');
    await showPageChoice(document);
  } catch (error) {
    console.error('How long the choice holds is not said:', error);
  }
}

/**
 * Puts the two choices of the main page in the order of the window's width, for the eye, the
 * keyboard and whoever hears them alike. Returns what ends it.
 */
function orderChoices(dialog: HTMLElement): () => void {
  const query = window.matchMedia(WIDE);
  const order = () => {
    const level = query.matches ? '1' : '3';
    const first = dialog.querySelector<HTMLElement>(`[data-cookie-level="${level}"]`);
    const choices = first?.parentElement;
    if (!choices || choices.firstElementChild === first) return;
    const focused = document.activeElement;
    choices.prepend(first);
    // An element that is moved loses the focus.
    if (focused === first) first.focus();
  };
  order();
  query.addEventListener('change', order);
  return () => query.removeEventListener('change', order);
}
