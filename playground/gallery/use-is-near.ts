import { useEffect, useState, type RefObject } from 'react';

/**
 * An element counts as near up to this distance from the window, as a share of the window's height.
 */
const MARGIN = '60% 0px';

/** Returns true while an element stands in the window or close to it. */
export function useIsNear(target: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return isNear;
}
