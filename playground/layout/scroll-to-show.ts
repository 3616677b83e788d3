/**
 * Scrolls the list or the panel around an element as little as it takes to show it. The browser's
 * own `scrollIntoView` also makes the next press of Tab begin at the element, wherever a person is.
 */
export function scrollToShow(element: Element): void {
  const panel = element.closest('.list__scroller, .region__body');
  if (!panel) return;
  const visible = panel.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  const isAbove = top < visible.top || height > visible.height;
  if (isAbove) panel.scrollTop += top - visible.top;
  else if (bottom > visible.bottom) panel.scrollTop += bottom - visible.bottom;
}
