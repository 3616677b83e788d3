import { topModal } from './opened-overlays.ts';
import { tabStops } from './tab-stops.ts';

/** Gives the focus to what an author marked, else to the overlay itself. */
export function focusInside(content: HTMLElement): void {
  const marked = content.querySelector<HTMLElement>('[data-autofocus], [autofocus]');
  marked?.focus();
  if (!marked || content.ownerDocument.activeElement !== marked) content.focus();
}

interface Leaving {
  readonly contents: readonly HTMLElement[];
  /** Where the focus may go, asked when they have left. */
  readonly goals: () => readonly (HTMLElement | null)[];
  readonly leave: () => void;
}

/**
 * Takes something off the page and sees to the focus: where that was inside or would be nowhere, the first of the goals
 * that can have it gets it. Elsewhere it stays, whatever the browser's own dialog does with it.
 */
export function leaveWithFocus({ contents, goals, leave }: Leaving): void {
  const [outermost] = contents.toReversed();
  if (!outermost) return;
  const active = focusedElement(outermost.ownerDocument);
  // A message that lies above stays when the overlay goes that it was moved into.
  const isAbove = active?.closest('[data-above-overlays]') ?? false;
  const isInside = !isAbove && contents.some((content) => content.contains(active));
  leave();
  if (active && !isInside) tryFocus(active);
  else returnFocus(goals(), outermost);
}

/**
 * Gives the focus to the first goal that can have it, else to the modal overlay on top, else to the main region of the page that the
 * element belongs to: it never ends nowhere.
 */
export function returnFocus(
  goals: readonly (HTMLElement | null)[],
  { ownerDocument }: HTMLElement,
): void {
  if ([...goals, topModal()].some(tryFocus) || focusMain(ownerDocument)) return;
  tabStops(ownerDocument.body, null).some(tryFocus);
}

/** What has the focus, if anything has. */
export function focusedElement({ activeElement: active }: Document): HTMLElement | null {
  return active instanceof HTMLElement && !isNowhere(active) ? active : null;
}

/** The browser alone knows whether something hidden, disabled or inert can have the focus, so it is asked. */
function tryFocus(element: HTMLElement | null): boolean {
  if (!element?.isConnected || isNowhere(element)) return false;
  const { ownerDocument } = element;
  if (ownerDocument.activeElement !== element) element.focus({ preventScroll: true });
  return ownerDocument.activeElement === element;
}

function focusMain(document: Document): boolean {
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  if (!main || tryFocus(main)) return main !== null;
  if (main.hasAttribute('tabindex')) return false;
  main.tabIndex = -1;
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  if (tryFocus(main)) return true;
  main.removeAttribute('tabindex');
  return false;
}

function isNowhere(element: Element): boolean {
  const { body, documentElement } = element.ownerDocument;
  return element === body || element === documentElement;
}
