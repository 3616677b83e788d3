/** Gives the focus to what an author marked, else to the overlay itself. */
export function focusInside(content: HTMLElement): void {
  const marked = content.querySelector<HTMLElement>('[data-autofocus], [autofocus]');
  marked?.focus();
  if (!marked || document.activeElement !== marked) content.focus();
}

/**
 * Hides something and sees to the focus: it goes back to the opener if it was inside or would be nowhere, and stays
 * where it is otherwise, whatever the browser's own dialog does with it.
 */
export function hideAndReturnFocus(
  content: HTMLElement,
  returnTo: HTMLElement | null,
  leave: () => void,
): void {
  const active = document.activeElement;
  const isLost = isNowhere(active) || content.contains(active);
  leave();
  const goal = isLost ? returnTo : active;
  if (goal instanceof HTMLElement && document.activeElement !== goal) {
    goal.focus({ preventScroll: true });
  }
}

/** What has the focus, if anything has. */
export function focusedElement(): HTMLElement | null {
  const active = document.activeElement;
  return active instanceof HTMLElement && !isNowhere(active) ? active : null;
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element === document.documentElement;
}
