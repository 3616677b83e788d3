import { useEffect, useRef, type RefObject } from 'react';
import { manageRovingTabIndex, type RovingKeys } from './roving-tab-index.ts';

/** Gives the element that becomes one stop of the Tab key. */
export function useRovingTabIndex<Root extends HTMLElement = HTMLDivElement>(
  keys: RovingKeys,
): RefObject<Root | null> {
  const element = useRef<Root>(null);
  useEffect(
    () => (element.current ? manageRovingTabIndex(element.current, keys) : undefined),
    [keys],
  );
  return element;
}
