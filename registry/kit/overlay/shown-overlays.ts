/** An overlay while it is shown. */
export interface ShownOverlay {
  readonly content: HTMLElement;
  readonly isModal: boolean;
  readonly opener: () => HTMLElement | null;
  readonly onEscape: () => void;
  /** Tab led out of it and its opener. Not for one that keeps the focus, or that never has it. */
  readonly onTabOut?: (() => void) | undefined;
  /** Puts it on top of all others. */
  readonly raise: () => void;
  /** Whether its owner lets it go. */
  readonly mayEnd: () => boolean;
  /** Takes it off the page. */
  readonly leave: () => void;
  /** Tells its owner that it has gone, if it has still got one. */
  readonly tellEnd: () => void;
  /** Where the focus goes afterwards: openers first, then what had it before. One that never has the focus has none. */
  readonly goals?: FocusGoals | undefined;
}

/** Where the focus may go, asked when it has to: what is inside another overlay may have to go where that one does. */
interface FocusGoals {
  readonly openers: () => readonly (HTMLElement | null)[];
  readonly before: readonly (HTMLElement | null)[];
}

/** The shown ones, the latest last, but none before one that it lies in. */
const shown: ShownOverlay[] = [];
const listeners = new Set<() => void>();

/** Puts an overlay on top of the others, but for those inside it. */
export function addShown(overlay: ShownOverlay): void {
  const above = shown.findIndex((other) => isInside(other, overlay));
  shown.splice(above < 0 ? shown.length : above, 0, overlay);
  markDepths();
  raiseAll(shownAbove(overlay));
}

/** Takes overlays away from the others, and off the page. */
export function removeShown(overlays: readonly ShownOverlay[]): void {
  for (const overlay of overlays) {
    shown.splice(shown.indexOf(overlay), 1);
    delete overlay.content.dataset['shown'];
  }
  markDepths();
  overlays.forEach(({ leave }) => leave());
  listeners.forEach((listener) => listener());
}

/** Puts overlays on top of the page again, in this order, and whatever lies on all of them as well. */
export function raiseAll(overlays: readonly ShownOverlay[]): void {
  overlays.forEach(({ raise }) => raise());
  listeners.forEach((listener) => listener());
}

/** Calls back when another overlay is on top, until what is returned is called. */
export function onShownChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those that are shown, the latest last. */
export function allShown(): readonly ShownOverlay[] {
  return shown;
}

/** The modal overlay that has to be answered first, if there is one. */
export function topModal(): HTMLElement | null {
  return shown.findLast(({ isModal }) => isModal)?.content ?? null;
}

/** The latest overlay in whose content this is. */
export function shownAround(element: HTMLElement | null): ShownOverlay | undefined {
  return shown.findLast(({ content }) => content.contains(element));
}

/** Those that lie on this one, the latest last. */
export function shownAbove(overlay: ShownOverlay): readonly ShownOverlay[] {
  return shown.slice(shown.indexOf(overlay) + 1);
}

/** Whether this place is in the overlay, or in one that was shown on top of it. */
export function isInOrAbove(overlay: ShownOverlay, path: readonly EventTarget[]): boolean {
  return [overlay, ...shownAbove(overlay)].some(({ content }) => path.includes(content));
}

/**
 * The overlay and those that cannot be without it: what stands in it, and what hangs from an opener in it. A modal one that
 * stands elsewhere can.
 */
export function withInside(overlay: ShownOverlay): ShownOverlay[] {
  const group = shown.filter((other) => other === overlay);
  for (const member of group) {
    group.push(...shown.filter((other) => !group.includes(other) && isInside(other, member)));
  }
  return group;
}

function isInside({ content, isModal, opener }: ShownOverlay, outer: ShownOverlay): boolean {
  return outer.content.contains(content) || (!isModal && outer.content.contains(opener()));
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
