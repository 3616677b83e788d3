/**
 * Scrolls the panel around an element as little as it takes to show it. The browser's own
 * `scrollIntoView` also makes the next press of Tab begin at the element, wherever a person is.
 */
export function scrollToShow(element: Element): void {
  const panel = element.closest('.region__body');
  if (!panel) return;
  const shown = panel.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  const isAbove = top < shown.top || height > shown.height;
  if (isAbove) panel.scrollTop += top - shown.top;
  else if (bottom > shown.bottom) panel.scrollTop += bottom - shown.bottom;
}
