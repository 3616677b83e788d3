import type { ReactNode } from 'react';
import { Icon, type Drawing } from '../icon/icon.tsx';

interface CardMetaProps {
  readonly drawing: Drawing;
  readonly children: ReactNode;
}

/** The line above the title of a card: an icon, and what kind of card this is. */
export function CardMeta({ drawing, children }: CardMetaProps) {
  return (
    <p className="card__meta">
      <Icon drawing={drawing} size={20} />
      <span>{children}</span>
    </p>
  );
}
