import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'aria-label' | 'title' | 'children'
> {
  readonly icon: IconName;
  /** The name of its action, for people who cannot tell it from the picture. */
  readonly label: string;
  /** The tooltip, by default the label; it may name a keyboard shortcut as well. */
  readonly hint?: string;
}

/** A button that shows a picture alone. */
export function IconButton({ icon, label, hint = label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className="button button--icon" aria-label={label} title={hint} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
