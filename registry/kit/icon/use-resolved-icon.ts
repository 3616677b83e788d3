import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { IconResolvers } from './icon-resolvers.ts';

interface ResolvedIconState {
  readonly element: ReactElement | undefined;
  readonly isPending: boolean;
}

interface LateIcon {
  readonly of: Promise<unknown>;
  readonly element: ReactElement | undefined;
}

/** The element of an icon. What arrives for an id that has been replaced meanwhile is dropped. */
export function useResolvedIcon(id: string, resolvers: IconResolvers): ResolvedIconState {
  const found = useMemo(() => resolvers.resolve(id), [id, resolvers]);
  const [late, setLate] = useState<LateIcon>();

  useEffect(() => {
    if (!(found instanceof Promise)) return undefined;

    let isWanted = true;
    void found.then((element) => {
      if (isWanted) setLate({ of: found, element });
    });
    return () => {
      isWanted = false;
    };
  }, [found]);

  if (!(found instanceof Promise)) return { element: found, isPending: false };
  // Until the effect has run for a new id, what is here is still the icon of the one before.
  if (late?.of !== found) return { element: undefined, isPending: true };
  return { element: late.element, isPending: false };
}
