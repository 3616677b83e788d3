import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import type { IconResolvers } from './icon-resolvers.ts';
import type { IconTemplate } from './icon-template.ts';
import { readIconVariation, type IconVariation } from './icon-variation.ts';
import { siteIcons } from './site-icons.tsx';
import { useIconElement } from './use-icon-element.ts';
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
