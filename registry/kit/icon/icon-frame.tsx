import type { ReactNode } from 'react';
import type { IconLook } from './icon-variation.ts';
import './icon.css';

interface IconFrameProps {
  readonly look: IconLook;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** Gives a drawing its size, its colour and its meaning. Without a label it is decoration. */
export function IconFrame({ look, label, children }: IconFrameProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className="icon" data-size={look.size} data-color={look.color} {...meaning}>
      {children}
    </span>
  );
}
