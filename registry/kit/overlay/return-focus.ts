import { getTopModal } from './opened-overlays.ts';
import { listTabStops } from './tab-stops.ts';

/** Gives the focus to what an author marked, else to the overlay itself. */
export function focusInside(content: HTMLElement): void {
  const marked = content.querySelector<HTMLElement>('[data-autofocus], [autofocus]');
  marked?.focus();
  if (!marked || !hasFocus(marked)) content.focus();
}

/**
 * Takes something off the page and sees to the focus: where that was inside or would be nowhere,
 * the first of the goals that can have it gets it. Elsewhere it stays, whatever the browser's own
 * dialog does with it.
 */
export function leaveWithFocus(
  contents: readonly HTMLElement[],
  goals: () => readonly (HTMLElement | null)[],
  leave: () => void,
): void {
  const [content] = contents;
  if (!content) return;
  const active = getFocusedElement(content.ownerDocument);
  // A message that lies above stays when the overlay goes that it was moved into.
  const isAbove = active?.closest('[data-above-overlays]') ?? false;
  const isInside = !isAbove && contents.some((each) => each.contains(active));
  leave();
  if (active && !isInside) tryFocus(active);
  else returnFocus(goals(), content);
}

/**
 * Gives the focus to the first goal that can have it, else to the modal overlay on top, else to the
 * main region of the page that the element belongs to: it never ends nowhere.
 */
export function returnFocus(
  goals: readonly (HTMLElement | null)[],
  { ownerDocument }: HTMLElement,
): void {
  if ([...goals, getTopModal()].some(tryFocus) || focusMain(ownerDocument)) return;
  listTabStops(ownerDocument.body, null).some(tryFocus);
}

/** Returns the element that has the focus, if any has. */
export function getFocusedElement({ activeElement: active }: Document): HTMLElement | null {
  return active instanceof HTMLElement && !isNowhere(active) ? active : null;
}

/**
 * The browser alone knows whether something hidden, disabled or inert can have the focus, so it is
 * asked.
 */
function tryFocus(element: HTMLElement | null): boolean {
  if (!element?.isConnected || isNowhere(element)) return false;
  if (!hasFocus(element)) element.focus({ preventScroll: true });
  return hasFocus(element);
}

function hasFocus(element: HTMLElement): boolean {
  return element.ownerDocument.activeElement === element;
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
  return element.matches(':root, body');
}
