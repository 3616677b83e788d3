import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import type { IconSize } from './icon-variation.ts';
import './icon.css';

/** One shape of the icon set. */
export interface Drawing {
  /** The name that configurations give it: namespace:iconset:icon. */
  readonly id: string;
  readonly viewBox: string;
  readonly path: string;
}

interface IconOptions {
  /** Without a drawing nothing is rendered: the text beside it remains. */
  readonly drawing: Drawing | undefined;
  readonly size?: IconSize;
  /** Says what the icon means where no text beside it does. Without a label it is decoration. */
  readonly label?: string | undefined;
}

/**
 * Matches icons that point on or back: they point the other way where text goes from right to left.
 */
const SIDEWAYS = /:(?:arrow|caret)-(?:left|right)$/;

/**
 * An icon in the colour of the text around it.
 *
 * @example <Icon drawing={caretDown} size={24} />
 */
export function Icon({
  drawing,
  size = 20,
  label,
  className,
  ...rest
}: PartProps<'svg', IconOptions>) {
  if (!drawing) return null;

  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={joinClassNames('icon', className)}
      width={size}
      height={size}
      viewBox={drawing.viewBox}
      {...(SIDEWAYS.test(drawing.id) && { 'data-sideways': true })}
      {...meaning}
      {...rest}
    >
      <path d={drawing.path} />
    </svg>
  );
}
