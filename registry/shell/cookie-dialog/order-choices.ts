/** From here on essential cookies stand first (002 §9). */
const WIDE = '(width >= 600px)';

/**
 * Puts the two choices of the main page in the order of the window's width, for the eye, the
 * keyboard and whoever hears them alike. Returns what ends it.
 */
export function orderChoices(dialog: HTMLElement): () => void {
  const choices = dialog.querySelector('[data-cookie-choices]');
  const query = dialog.ownerDocument.defaultView?.matchMedia(WIDE);
  if (!choices || !query) return () => undefined;

  const order = () => {
    const level = query.matches ? '1' : '3';
    const first = choices.querySelector<HTMLElement>(`[data-cookie-level="${level}"]`);
    if (!first || choices.firstElementChild === first) return;
    const focused = dialog.ownerDocument.activeElement;
    choices.prepend(first);
    // An element that is moved loses the focus.
    if (focused === first) first.focus();
  };
  order();
  query.addEventListener('change', order);
  return () => query.removeEventListener('change', order);
}
