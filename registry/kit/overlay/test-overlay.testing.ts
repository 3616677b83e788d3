import { onTestFinished } from 'vitest';
import type { OverlayOptions } from './check-options.ts';
import { createOverlay, type Overlay } from './create-overlay.ts';
import { getWindow } from '../props/get-window.ts';

/** Every event, in the order in which they are sent. */
export const EVENTS = ['before-show', 'show', 'before-hide', 'hide'];

/** For tests: an overlay on the page until the test has finished, and the events that it sent. */
export function createTestOverlay(options: OverlayOptions = { kind: 'dialog' }) {
  const content = document.createElement('dialog');
  content.tabIndex = -1;
  content.popover = 'manual';
  document.body.append(content);
  const overlay = createOverlay(content, options);
  const events: string[] = [];
  for (const type of EVENTS) overlay.events.addEventListener(type, () => events.push(type));
  onTestFinished(() => {
    overlay.remove();
    content.remove();
  });
  return { content, overlay, events };
}

/** For tests: a button on the page. */
export function createTestOpener(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}

/** For tests: refuses what an overlay asks. */
export function refuse({ events }: Overlay, type: string): void {
  events.addEventListener(type, (event) => event.preventDefault());
}

/** For tests: presses a key, and returns whether the browser may still do something with it. */
export function press(key: string, on: HTMLElement = document.body): boolean {
  return on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** For tests: gives the window another width until the test has finished. */
export function resizeWindow(width: number): void {
  const view = getWindow(document.documentElement);
  const { innerWidth } = view;
  Object.assign(view, { innerWidth: width });
  onTestFinished(() => void Object.assign(view, { innerWidth }));
}

/** For tests: whether the page cannot scroll. */
export function isLocked(): boolean {
  return document.documentElement.hasAttribute('data-overlay-lock');
}

/** For tests: how many overlays are open. */
export function displayedCount(): number {
  return document.querySelectorAll('[data-shown]').length;
}
