/** An overlay while it is open. */
export interface OpenedOverlay {
  readonly content: HTMLElement;
  readonly isModal: boolean;
  readonly opener: () => HTMLElement | null;
  readonly onEscape: () => void;
  /** Tab led out of it and its opener. Not for one that keeps the focus, or that never has it. */
  readonly onTabOut?: (() => void) | undefined;
  /** Puts it on top of all others. */
  readonly raise: () => void;
  /** Returns true if its owner allows it to end. */
  readonly mayEnd: () => boolean;
  /** Takes it off the page. */
  readonly leave: () => void;
  /** Called when it has left the page. */
  readonly onEnd: () => void;
  /**
   * Where the focus goes afterwards: openers first, then what had it before. One that never has the
   * focus has none.
   */
  readonly goals?: FocusGoals | undefined;
}

/**
 * Where the focus may go, asked when it has to: what is inside another overlay may have to go where
 * that one does.
 */
interface FocusGoals {
  readonly openers: () => readonly (HTMLElement | null)[];
  readonly before: readonly (HTMLElement | null)[];
}

/** The open overlays, the latest last, but none before one that it lies in. */
const opened: OpenedOverlay[] = [];
const listeners = new Set<() => void>();

/** Puts an overlay on top of the others, but for those inside it. */
export function addOpened(overlay: OpenedOverlay): void {
  const above = opened.findIndex((other) => isInside(other, overlay));
  opened.splice(above < 0 ? opened.length : above, 0, overlay);
  markDepths();
  raiseAll(listOverlaysAbove(overlay));
}

/** Takes overlays away from the others, and off the page. */
export function removeOpened(overlays: readonly OpenedOverlay[]): void {
  for (const overlay of overlays) {
    opened.splice(opened.indexOf(overlay), 1);
    delete overlay.content.dataset['shown'];
  }
  markDepths();
  overlays.forEach(({ leave }) => leave());
  listeners.forEach((listener) => listener());
}

/**
 * Puts overlays on top of the page again, in this order, and whatever lies on all of them as well.
 */
export function raiseAll(overlays: readonly OpenedOverlay[]): void {
  overlays.forEach(({ raise }) => raise());
  listeners.forEach((listener) => listener());
}

/** Calls back when another overlay is on top, until what is returned is called. */
export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open overlays, the latest last. */
export function getOpenedOverlays(): readonly OpenedOverlay[] {
  return opened;
}

/** The modal overlay that has to be answered first, if there is one. */
export function getTopModal(): HTMLElement | null {
  return opened.findLast(({ isModal }) => isModal)?.content ?? null;
}

/** The latest overlay in whose content this is. */
export function findOverlayAround(element: HTMLElement | null): OpenedOverlay | undefined {
  return opened.findLast(({ content }) => content.contains(element));
}

/** Lists the overlays that lie on this one, the latest last. */
export function listOverlaysAbove(overlay: OpenedOverlay): readonly OpenedOverlay[] {
  return opened.slice(opened.indexOf(overlay) + 1);
}

/** Returns true if this place is in the overlay, or in one that was opened on top of it. */
export function isInOrAbove(overlay: OpenedOverlay, path: readonly EventTarget[]): boolean {
  return [overlay, ...listOverlaysAbove(overlay)].some(({ content }) => path.includes(content));
}

/**
 * The overlay and those that cannot be without it: what stands in it, and what hangs from an opener
 * in it. A modal one that stands elsewhere can.
 */
export function collectNestedOverlays(overlay: OpenedOverlay): OpenedOverlay[] {
  const group = opened.filter((other) => other === overlay);
  for (const member of group) {
    group.push(...opened.filter((other) => !group.includes(other) && isInside(other, member)));
  }
  return group;
}

function isInside({ content, isModal, opener }: OpenedOverlay, outer: OpenedOverlay): boolean {
  return outer.content.contains(content) || (!isModal && outer.content.contains(opener()));
}

/** The top layer has its own order; this one is for browsers without it, and for the backdrops. */
function markDepths(): void {
  const modal = opened.findLastIndex(({ isModal }) => isModal);
  opened.forEach(({ content }, depth) => {
    content.dataset['shown'] = '';
    content.style.setProperty('--overlay-depth', String(depth));
    content.toggleAttribute('data-covered', depth < modal);
  });
}
