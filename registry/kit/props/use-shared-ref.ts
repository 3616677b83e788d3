import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from 'react';

/** A ref for the part itself, and what the element gets so that its owner's ref is set as well. */
export function useSharedRef<Element>(
  given: Ref<Element> | undefined,
): readonly [RefObject<Element | null>, RefCallback<Element>] {
  const own = useRef<Element>(null);
  const attach = useCallback(
    (element: Element | null) => {
      own.current = element;
      const cleanUp = assign(given, element);
      return () => {
        own.current = null;
        if (cleanUp) cleanUp();
        else assign(given, null);
      };
    },
    [given],
  );
  return [own, attach];
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}
