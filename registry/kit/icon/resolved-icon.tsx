import { IconFrame } from './icon-frame.tsx';
import type { IconResolvers } from './icon-resolvers.ts';
import { readIconVariation, type IconVariation } from './icon-variation.ts';
import { siteIcons } from './site-icons.tsx';
import { useResolvedIcon } from './use-resolved-icon.ts';

interface ResolvedIconProps {
  /** namespace:iconset:icon */
  readonly id: string;
  readonly variation?: IconVariation;
  /** What it tells where no text beside it does. Without one it is decoration. */
  readonly label?: string;
  /** Where to look for it; without them, among the icons of the site. */
  readonly resolvers?: IconResolvers;
}

/** Draws the icon of an id. One that has to be loaded keeps its place meanwhile. */
export function ResolvedIcon(props: ResolvedIconProps) {
  const { id, variation = '24_primary', label, resolvers = siteIcons } = props;
  const look = readIconVariation(variation, id);
  const icon = useResolvedIcon(id, resolvers);
  if (!icon.element && !icon.isPending) return null;

  return (
    <IconFrame look={look} label={label}>
      {icon.element}
    </IconFrame>
  );
}
