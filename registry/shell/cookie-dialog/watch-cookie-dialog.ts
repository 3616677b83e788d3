import type { ConsentChoice, Opening } from './consent-choice.ts';
import type { FollowedDialog } from './follow-cookie-dialog.ts';

const DIALOG = 'dialog[data-cookie-dialog]';

/**
 * 002 §2: a link of the footer whose address begins so opens the dialog. So does any other link to
 * the same address.
 */
export const COOKIE_LINK = '.footer a[href^="/cookie"]';

export interface WatchCookieDialogOptions {
  readonly consent: ConsentChoice;
  /** Loads what makes the dialog work. Most visitors have chosen long ago. */
  readonly loadDialog?: () => Promise<typeof import('./follow-cookie-dialog.ts')>;
}

/**
 * Opens the cookie dialog of a window for whoever has not chosen yet, from the footer, and at an
 * address whose fragment names it. Where its code does not come, the link leads where it says;
 * where that is such an address, a click that came before this did is not lost. Returns what ends
 * it.
 */
export function watchCookieDialog(
  window: Window & typeof globalThis,
  options: WatchCookieDialogOptions,
): () => void {
  const { document } = window;
  const { consent } = options;
  const listening = new AbortController();
  const { signal } = listening;
  const dialogOf = () => document.querySelector<HTMLDialogElement>(DIALOG);
  const { open, closeUnasked } = createOpener(window, signal, options);

  const tryToOpen = (dialog: HTMLDialogElement, opening: Opening) =>
    open(dialog, opening).catch((error: unknown) => {
      window.console.error('The cookie dialog could not be opened:', error);
      // It may stand there since the first paint, and would let nobody through.
      dialog.close();
    });
  const openUnasked = () => {
    const dialog = dialogOf();
    if (!dialog) return;
    const isFromFirstPaint = dialog.dataset['firstPaint'] !== undefined;
    if (isFromFirstPaint || isAsked(window, dialog, consent)) void tryToOpen(dialog, 'load');
  };
  /** Says whether the address asks for it. */
  const openByAddress = () => {
    const dialog = dialogOf();
    if (!dialog || !isNamedByAddress(dialog, window)) return false;
    void tryToOpen(dialog, 'footer');
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const link = cookieLinkOf(event.target);
    const dialog = dialogOf();
    if (!link || !dialog || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    open(dialog, 'footer').catch(() => window.location.assign(link.href));
  };
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('hashchange', openByAddress, { signal });
  const stopListening = consent.subscribe(() => {
    if (consent.level() !== undefined) closeUnasked();
  });
  // One page may take the place of another, and one of them be about cookies.
  const observer = new window.MutationObserver(() => {
    if (isAboutCookies(document)) closeUnasked();
    else openUnasked();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-consent-page'] });
  if (!openByAddress()) openUnasked();
  return () => {
    listening.abort();
    stopListening();
    observer.disconnect();
  };
}

interface Opener {
  /** Rejects where the code of the dialog does not come. */
  readonly open: (dialog: HTMLDialogElement, opening: Opening) => Promise<void>;
  /** Closes a dialog that has opened by itself, and none that a visitor has opened. */
  readonly closeUnasked: () => void;
}

/** Opens dialogs, for which it loads their code once. */
function createOpener(
  window: Window,
  signal: AbortSignal,
  { consent, loadDialog = () => import('./follow-cookie-dialog.ts') }: WatchCookieDialogOptions,
): Opener {
  const followed = new WeakMap<HTMLDialogElement, FollowedDialog>();
  let unasked: FollowedDialog | undefined;
  return {
    async open(dialog, opening) {
      // One that has been open before opens at once: the next key belongs to it.
      let own = followed.get(dialog);
      if (!own) {
        const { followCookieDialog } = await loadDialog();
        own = followed.get(dialog) ?? followCookieDialog(dialog, consent);
        followed.set(dialog, own);
      }
      if (signal.aborted) return;
      // Meanwhile it may have been answered in another tab.
      if (opening === 'load' && !isAsked(window, dialog, consent)) return own.close();
      unasked = opening === 'load' ? own : undefined;
      own.open(opening);
    },
    closeUnasked() {
      unasked?.close();
      unasked = undefined;
    },
  };
}

/** Takes the fragment off the address, so that a page that is opened again does not ask again. */
function isNamedByAddress({ id }: HTMLDialogElement, { location, history }: Window): boolean {
  if (location.hash !== `#${id}`) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** 002 §4: whether a page asks by itself. */
function isAsked(
  { document, navigator }: Window,
  dialog: HTMLDialogElement,
  { level }: ConsentChoice,
): boolean {
  const marker = dialog.dataset['skipMarker'];
  const isMarked = marker !== undefined && navigator.userAgent.includes(marker);
  return level() === undefined && !isAboutCookies(document) && !isMarked;
}

function isAboutCookies({ documentElement }: Document): boolean {
  return documentElement.dataset['consentPage'] !== undefined;
}

function cookieLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return undefined;
  const ofFooter = [...link.ownerDocument.querySelectorAll(COOKIE_LINK)];
  const address = link.getAttribute('href');
  return ofFooter.some((each) => each.getAttribute('href') === address) ? link : undefined;
}

function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
