import type { Locator } from 'vitest/browser';

/** Moves the pointer of a test to an element, and ends once the element knows. */
export async function hover(locator: Locator): Promise<void> {
  const element = locator.element();
  const entered = new Promise((resolve) => {
    element.addEventListener('pointerenter', resolve, { once: true });
  });
  await locator.hover();
  await entered;
}
