/** The window that an element is shown in. */
export function getWindow(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
