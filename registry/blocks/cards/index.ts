import { defineEntry } from '#renderer';
import type { CardsBlockProps } from './cards.tsx';
import { findTopCard } from './top-card.ts';

export const cards = defineEntry<CardsBlockProps>({
  kind: 'component',
  type: 'cards',
  family: 'blocks',
  interactive: false,
  hasTitlesBelow: true,
  leader: ({ topCardSet }, inside) => (topCardSet === true ? findTopCard(inside) : undefined),
  load: () => import('./cards.tsx').then((module) => module.Cards),
  check: () => import('#schemas/generated/blocks/cards.check.ts'),
});
