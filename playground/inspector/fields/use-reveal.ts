import { useEffect, type RefObject } from 'react';
import { scrollToShow } from '../../layout/scroll-to-show.ts';

/**
 * Brings an element into view when it becomes the selected one, and leaves the focus where it is.
 */
export function useReveal(element: RefObject<HTMLElement | null>, isSelected: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!isSelected || !target || target.contains(document.activeElement)) return;
    scrollToShow(target);
  }, [element, isSelected]);
}
