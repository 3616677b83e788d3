/** How far what is scrolled into sight stays from a bar. */
const GAP_PX = { start: 32, end: 12 };

interface Bar {
  /** The edge of the window that the bar stays at. */
  readonly edge: 'start' | 'end';
  /** Is told how high the bar is, in px, where that is more than styles keep free. */
  readonly onHigher?: (height: number) => void;
}

/**
 * Keeps free the room of a bar that stays in sight, where it is higher than styles expect, so that
 * nothing that takes the focus lies under it. Returns what ends that.
 */
export function watchBar(element: HTMLElement, { edge, onHigher }: Bar): () => void {
  const { defaultView: view, documentElement: root } = element.ownerDocument;
  // Where nothing can be measured, styles keep their own room.
  if (!view || !('ResizeObserver' in view)) return () => undefined;

  const property = `scroll-padding-block-${edge}`;
  const observer = new view.ResizeObserver(([entry]) => {
    // 0 where styles do not show it.
    const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
    const room = height + GAP_PX[edge];
    root.style.removeProperty(property);
    const free = Number.parseFloat(view.getComputedStyle(root).getPropertyValue(property));
    if (height === 0 || room <= free) return;
    root.style.setProperty(property, `${room}px`);
    onHigher?.(height);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.style.removeProperty(property);
  };
}
