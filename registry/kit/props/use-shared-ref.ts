import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** The ref of a part to its root element, which its owner's ref refers to as well. */
export function useSharedRef<Element>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => own.current, []);
  return own;
}
