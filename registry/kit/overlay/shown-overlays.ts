import { keepTabInside } from './tab-stops.ts';

/** An overlay while it is shown. */
export interface ShownOverlay {
  readonly content: HTMLElement;
  readonly isModal: boolean;
  readonly onEscape: () => void;
}

/** The shown ones, the latest last. */
const shown: ShownOverlay[] = [];

/** Puts an overlay on top of the others until what is returned is called. */
export function addShown(overlay: ShownOverlay): () => void {
  if (shown.length === 0) document.addEventListener('keydown', onKeyDown);
  shown.push(overlay);
  markDepths();
  return () => {
    shown.splice(shown.indexOf(overlay), 1);
    delete overlay.content.dataset['shown'];
    markDepths();
    if (shown.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** Whether this place is in the overlay, or in one that was shown on top of it. */
export function isInOrAbove(overlay: ShownOverlay, path: readonly EventTarget[]): boolean {
  return shown.slice(shown.indexOf(overlay)).some(({ content }) => path.includes(content));
}

/** The top layer has its own order; this one is for browsers without it, and for the backdrops. */
function markDepths(): void {
  shown.forEach(({ content }, depth) => {
    content.dataset['shown'] = '';
    content.style.setProperty('--overlay-depth', String(depth));
    const isCovered = shown.slice(depth + 1).some(({ isModal }) => isModal);
    content.toggleAttribute('data-covered', isCovered);
  });
}

/** Whoever used a key for something of its own, such as a list of suggestions, prevents its default. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;

  if (event.key === 'Escape') {
    // The browser would close a dialog that may not be closed.
    event.preventDefault();
    shown.at(-1)?.onEscape();
  }
  if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
    const modal = shown.findLast(({ isModal }) => isModal);
    if (modal) keepTabInside(event, modal.content);
  }
}
