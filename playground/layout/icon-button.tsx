import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'aria-label' | 'title' | 'children'
> {
  readonly icon: IconName;
  /** What it does, for whoever cannot tell from its picture. */
  readonly label: string;
  /**
   * What is shown where it is pointed at, the label where nothing is given: it may name a key as
   * well.
   */
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
