import { useEffect, useRef, type RefObject } from 'react';
import { makeOneStop, type StopKeys } from './roving-tab-index.ts';

/** Gives the element that becomes one stop of the Tab key. */
export function useOneStop(keys: StopKeys): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? makeOneStop(element.current, keys) : undefined), [keys]);
  return element;
}
