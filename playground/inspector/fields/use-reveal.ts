import { useEffect, type RefObject } from 'react';

/**
 * Brings an element into view when it becomes the selected one, and leaves the focus where it is.
 */
export function useReveal(element: RefObject<HTMLElement | null>, isSelected: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!isSelected || !target || target.contains(document.activeElement)) return;
    target.scrollIntoView({ block: 'nearest' });
  }, [element, isSelected]);
}
