import { Icon, type Drawing } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './icon-button.css';

interface IconButtonOptions {
  readonly icon: Drawing;
  /** Says what pressing the button does. Nothing else on it says so. */
  readonly label: string;
  readonly size?: 20 | 24;
}

/**
 * A round button with nothing but an icon on it.
 *
 * @example <IconButton icon={x} label="Close" onClick={close} />
 */
export function IconButton(props: PartProps<'button', IconButtonOptions>) {
  const { icon, label, size = 24, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={joinClassNames('icon-button', className)}
      aria-label={label}
    >
      <Icon drawing={icon} size={size} />
    </button>
  );
}
