import { readRegionKey } from './region-key.ts';
import { SWITCH_KEY } from './switch-key.ts';

export interface PageListeners {
  readonly isSelecting: () => boolean;
  /** A double click says that the person wants to edit. */
  readonly onClick: (event: MouseEvent, edits: boolean) => void;
  readonly onPoint: (target: EventTarget | null) => void;
  readonly onSwitch: () => void;
  readonly onLeave: (direction: 1 | -1) => void;
}

/** What a page may answer to while something is being pressed. */
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'auxclick'];

/** Listens before the page does, which hears of no click while a person is selecting. */
export function listenOnPage(
  window: Window & typeof globalThis,
  { isSelecting, onClick, onPoint, onSwitch, onLeave }: PageListeners,
): void {
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true });
  for (const type of PRESSES) listen(type, (event) => isSelecting() && keepFromPage(event));
  for (const type of ['click', 'dblclick']) {
    listen(type, (event) => {
      if (!isSelecting() || !(event instanceof window.MouseEvent)) return;
      keepFromPage(event);
      onClick(event, type === 'dblclick');
    });
  }
  listen('pointerover', ({ target }) => onPoint(target));
  window.document.documentElement.addEventListener('pointerleave', () => onPoint(null));
  listen('keydown', (event) => {
    if (!(event instanceof window.KeyboardEvent)) return;
    const direction = readRegionKey(event);
    if (event.key !== SWITCH_KEY && direction === undefined) return;
    event.preventDefault();
    if (direction === undefined) onSwitch();
    else onLeave(direction);
  });
}

function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
