import { followOpeners, type Hanging } from './follow-openers.ts';
import {
  getOpenedOverlays,
  subscribeToOverlays,
  listOverlaysAbove,
  getTopModal,
  type OpenedOverlay,
} from './opened-overlays.ts';
import { trapTab } from './tab-stops.ts';

/** Whether the focus moves because somebody pressed Tab. */
let isTabbing = false;

/** Listens to the keys of a page from the first overlay on, as long as one is open. */
export function listenToKeys(page: Document): void {
  isTabbing = false;
  if (getOpenedOverlays().length > 1) return;

  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('keydown', (event) => onKeyDown(event, page), { signal });
  page.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  page.addEventListener('focusin', onFocusIn, { signal });
  const stop = subscribeToOverlays(() => {
    if (getOpenedOverlays().length > 0) return;
    stop();
    listening.abort();
  });
}

/**
 * Whoever used a key for something of its own, such as a list of suggestions, prevents its default.
 */
function onKeyDown(event: KeyboardEvent, page: Document): void {
  isTabbing = false;
  if (event.defaultPrevented || event.isComposing) return;

  if (event.key === 'Escape') {
    // The browser would close a dialog that may not be closed.
    event.preventDefault();
    getOpenedOverlays().at(-1)?.onEscape();
  }
  if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
    isTabbing = true;
    onTab(event, page);
  }
}

function onTab(event: KeyboardEvent, page: Document): void {
  const modal = getTopModal();
  const scope = modal ?? page.body;
  const hanging = getOpenedOverlays().flatMap((overlay) => hangingIn(scope, overlay));
  if (followOpeners(event, { scope, isRound: modal !== null, hanging })) return;
  if (modal) trapTab(event, modal);
}

function hangingIn(scope: HTMLElement, { content, opener, onTabOut }: OpenedOverlay): Hanging[] {
  const own = opener();
  const canHang = onTabOut && own && !content.contains(own);
  return canHang && scope.contains(own) && scope.contains(content)
    ? [{ content, opener: own }]
    : [];
}

function onPointerDown(): void {
  isTabbing = false;
}

function onFocusIn({ target, relatedTarget }: FocusEvent): void {
  if (!isTabbing || !(target instanceof Node) || !(relatedTarget instanceof Node)) return;
  for (const overlay of getOpenedOverlays().toReversed()) {
    if (isAround(overlay, relatedTarget) && !isAround(overlay, target)) overlay.onTabOut?.();
  }
}

/**
 * An overlay and its opener are one for who walks about with Tab, and so is what was shown on top
 * of it.
 */
function isAround(overlay: OpenedOverlay, place: Node): boolean {
  return [
    overlay.opener(),
    overlay.content,
    ...listOverlaysAbove(overlay).map(({ content }) => content),
  ].some((element) => element?.contains(place));
}
