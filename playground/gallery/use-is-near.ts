import { useEffect, useState, type RefObject } from 'react';

/** How far beyond the window something is still near, as a share of the window's height. */
const MARGIN = '60% 0px';

/** Whether an element stands in the window or close to it. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  return isNear;
}
