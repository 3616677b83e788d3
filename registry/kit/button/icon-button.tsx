import type { ComponentProps } from 'react';
import { Icon, type Drawing } from '../icon/icon.tsx';
import './icon-button.css';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  readonly icon: Drawing;
  /** What pressing it does. Nothing else on it says so. */
  readonly label: string;
  readonly size?: 20 | 24;
}

/** A round button with nothing but an icon on it. */
export function IconButton({ icon, label, size = 24, ...attributes }: IconButtonProps) {
  return (
    <button type="button" {...attributes} className="icon-button" aria-label={label}>
      <Icon drawing={icon} size={size} />
    </button>
  );
}
