import type { ReactNode } from 'react';
import type { CardsProps } from '#schemas/generated/blocks/cards.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import './cards.css';

/** The view renders the cards, each in a slot of its own; the block lays them out. */
export interface CardsBlockProps extends Omit<CardsProps, 'cards'> {
  readonly children?: ReactNode;
}

/** Cards beside each other, two at most. */
export function Cards({ title, topCardSet = false, children }: CardsBlockProps) {
  return (
    <section className="cards" data-top-card-set={topCardSet}>
      {title && <Heading>{title}</Heading>}
      {children && <div className="cards__grid">{children}</div>}
    </section>
  );
}
