import { onTestFinished } from 'vitest';
import type { OverlayOptions } from './check-options.ts';
import { createOverlay, type Overlay } from './create-overlay.ts';

/** Every event, in the order in which they are told. */
export const EVENTS = ['before-show', 'show', 'before-hide', 'hide'];

/** For tests: an overlay on the page until the test has finished, and what it told. */
export function makeOverlay(options: OverlayOptions = { kind: 'dialog' }) {
  const content = document.createElement('dialog');
  content.tabIndex = -1;
  content.popover = 'manual';
  document.body.append(content);
  const overlay = createOverlay(content, options);
  const heard: string[] = [];
  for (const type of EVENTS) overlay.events.addEventListener(type, () => heard.push(type));
  onTestFinished(() => {
    overlay.remove();
    content.remove();
  });
  return { content, overlay, heard };
}

/** For tests: a button on the page. */
export function makeOpener(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}

/** For tests: says no to what an overlay asks. */
export function refuse({ events }: Overlay, type: string): void {
  events.addEventListener(type, (event) => event.preventDefault());
}

/** For tests: presses a key, and tells whether the browser may still do something with it. */
export function press(key: string, on: HTMLElement = document.body): boolean {
  return on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** For tests: whether the page cannot scroll. */
export function isLocked(): boolean {
  return document.documentElement.hasAttribute('data-overlay-lock');
}
