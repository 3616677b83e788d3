import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { IconResolvers } from './icon-resolvers.ts';
import { readTemplateElement, type IconTemplate } from './icon-template.ts';

interface IconElement {
  readonly element: ReactElement | undefined;
  readonly isPending: boolean;
}

interface IconSource {
  readonly icon: string | undefined;
  /** Gives the element where there is no id. */
  readonly template: IconTemplate | undefined;
  readonly resolvers: IconResolvers;
}

interface LateIcon {
  readonly of: Promise<unknown>;
  readonly element: ReactElement | undefined;
}

/**
 * Returns the element of an icon. An element that arrives for an id that has been replaced
 * meanwhile is dropped.
 */
export function useIconElement({ icon, template, resolvers }: IconSource): IconElement {
  const resolved = useMemo(
    () => (icon === undefined ? readTemplateElement(template) : resolvers.resolve(icon)),
    [icon, template, resolvers],
  );
  const [late, setLate] = useState<LateIcon>();

  useEffect(() => {
    if (!(resolved instanceof Promise)) return undefined;

    let isCurrent = true;
    void resolved.then((element) => {
      if (isCurrent) setLate({ of: resolved, element });
    });
    return () => {
      isCurrent = false;
    };
  }, [resolved]);

  if (!(resolved instanceof Promise)) return { element: resolved, isPending: false };
  // Until the effect has run for a new id, what is here is still the icon of the one before.
  if (late?.of !== resolved) return { element: undefined, isPending: true };
  return { element: late.element, isPending: false };
}
