import {
  getOpenedOverlays,
  subscribeToOverlays,
  listOverlaysAbove,
  getTopModal,
  type OpenedOverlay,
} from './opened-overlays.ts';
import { trapTab, listTabStops, WITH_STOPS_OF_THEIR_OWN } from './tab-stops.ts';
import { getFocusedElement } from './return-focus.ts';

/** True where the focus moves because somebody pressed Tab. */
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
 * Handles Escape and Tab. A list of suggestions, or anything else that used the key for something
 * of its own, has prevented its default.
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
function isAround(overlay: OpenedOverlay, node: Node): boolean {
  return [
    overlay.opener(),
    overlay.content,
    ...listOverlaysAbove(overlay).map(({ content }) => content),
  ].some((element) => element?.contains(node));
}

/** An overlay that hangs from its opener, wherever either stands in the document. */
interface Hanging {
  readonly content: HTMLElement;
  readonly opener: HTMLElement;
}

interface Way {
  /** Where Tab goes about. */
  readonly scope: HTMLElement;
  /** True if Tab goes on from the last stop to the first, and back. */
  readonly isRound: boolean;
  readonly hanging: readonly Hanging[];
}

/**
 * Sends Tab from an opener into what hangs from it, and from there to what follows the opener; back
 * the same way. Where the order of the document leads there too, the browser does it. Returns
 * whether there is nothing left to do.
 */
function followOpeners(event: KeyboardEvent, { scope, isRound, hanging }: Way): boolean {
  const active = getFocusedElement(scope.ownerDocument);
  if (!active || !scope.contains(active) || hanging.length === 0) return false;

  const stops = withElement(listTabStops(scope, active), active);
  const order = orderOf(stops, hanging);
  const step = event.shiftKey ? -1 : 1;
  const nextIn = (list: readonly HTMLElement[]) => {
    const index = list.indexOf(active) + step;
    return isRound ? list.at(index % list.length) : list[index];
  };
  const goal = nextIn(order);
  if (goal === nextIn(stops)) return false;

  if (!goal) {
    // From the edge of the document the browser leaves it.
    stops.at(event.shiftKey ? 0 : -1)?.focus();
  } else if (active.matches(WITH_STOPS_OF_THEIR_OWN)) {
    leadOnceLeft(active, goal);
  } else {
    event.preventDefault();
    goal.focus();
  }
  return true;
}

/** The stops, each overlay's after its opener. */
function orderOf(stops: readonly HTMLElement[], hanging: readonly Hanging[]): HTMLElement[] {
  return hanging.reduce<HTMLElement[]>(
    (order, { content, opener }) => {
      const inside = order.filter((stop) => content.contains(stop));
      const others = withElement(
        order.filter((stop) => !content.contains(stop)),
        opener,
      );
      const last = others.findLastIndex((stop) => opener.contains(stop));
      const ordered = others.toSpliced(last + 1, 0, ...inside);
      return order.includes(opener) ? ordered : ordered.filter((stop) => stop !== opener);
    },
    [...stops],
  );
}

/** The list with an element in its place of the document. */
function withElement(stops: HTMLElement[], element: HTMLElement): HTMLElement[] {
  if (stops.includes(element)) return stops;
  const isAfter = (stop: HTMLElement) =>
    (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = stops.findIndex(isAfter);
  return stops.toSpliced(next < 0 ? stops.length : next, 0, element);
}

/** Tab moves about inside such an element, so only the browser knows when it leaves. */
function leadOnceLeft(active: HTMLElement, goal: HTMLElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  const onFocus = ({ target }: FocusEvent) => {
    listening.abort();
    if (target !== active) goal.focus();
  };
  const { ownerDocument } = active;
  ownerDocument.addEventListener('focusin', onFocus, { signal, capture: true });
  ownerDocument.addEventListener('keyup', () => listening.abort(), { signal, capture: true });
}
