import type { ReactNode } from 'react';
import type { Drawing } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import './button-link.css';

interface ButtonLook {
  readonly look?: 'filled' | 'outline' | 'text';
  readonly color?: 'orange' | 'indigo' | 'inverted';
  /** Size of the text in px. */
  readonly size?: 14 | 16;
  readonly icon?: Drawing;
  readonly children: ReactNode;
}

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, ...look }: ButtonLinkProps) {
  return (
    <a href={href} {...attributes(look)}>
      {inside(look)}
    </a>
  );
}

/** Only the look of a button, inside something that is a link already. */
export function DrawnButton(look: ButtonLook) {
  return <span {...attributes(look)}>{inside(look)}</span>;
}

function attributes({ look = 'filled', color = 'orange', size = 16 }: ButtonLook) {
  return {
    className: 'button-link',
    'data-look': look,
    'data-color': color,
    'data-size': size,
  };
}

function inside({ icon, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon drawing={icon} />}
      {children}
    </>
  );
}
