/** The window that an element is shown in. */
export function viewOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
