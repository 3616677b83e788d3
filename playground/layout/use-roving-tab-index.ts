import { useEffect, useRef, type RefObject } from 'react';
import { manageRovingTabIndex, type RovingKeys } from './roving-tab-index.ts';

/** Gives the element that becomes one stop of the Tab key. */
export function useRovingTabIndex(keys: RovingKeys): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(
    () => (element.current ? manageRovingTabIndex(element.current, keys) : undefined),
    [keys],
  );
  return element;
}
