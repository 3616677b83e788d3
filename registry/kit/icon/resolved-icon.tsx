import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { type IconResolvers, type IconTemplate, readTemplateElement } from './icon-resolvers.ts';
import { readIconVariation, type IconVariation } from './icon-variation.ts';
import { siteIcons } from './site-icons.tsx';
import './icon.css';

interface ResolvedIconOptions {
  readonly variation?: IconVariation;
  /** Says what the icon means where no text beside it does. Without a label it is decoration. */
  readonly label?: string;
  /** Where an id is looked up; without them, among the icons of the site. */
  readonly resolvers?: IconResolvers;
}

type IconSource =
  /** An id: namespace:iconset:icon. */
  | { readonly icon: string; readonly template?: undefined }
  /** A template that the caller brings along. */
  | { readonly icon?: undefined; readonly template: IconTemplate };

/**
 * An icon in one of its variations, whose id may be known only at run time. One that has to be
 * loaded keeps its place meanwhile.
 *
 * @example <ResolvedIcon icon="vitrine:regular:umbrella" variation="40_interactionPrimary"
 * label="Insurance" />
 */
export function ResolvedIcon(props: PartProps<'span', ResolvedIconOptions & IconSource>) {
  const { icon, template, variation = '24_primary', label, ...more } = props;
  const { resolvers = siteIcons, className, ...rest } = more;
  const { size, color } = readIconVariation(variation, icon);
  const { element, isPending } = useIconElement({ icon, template, resolvers });
  if (!element && !isPending) return null;

  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      className={joinClassNames('icon', className)}
      data-size={size}
      data-color={color}
      {...meaning}
      {...rest}
    >
      {element}
    </span>
  );
}

interface IconElement {
  readonly element: ReactElement | undefined;
  readonly isPending: boolean;
}

interface WantedIcon {
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
function useIconElement({ icon, template, resolvers }: WantedIcon): IconElement {
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
