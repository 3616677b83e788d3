import { defineEntry } from '#renderer';
import type { CardsBlockProps } from './cards.tsx';

export const cards = defineEntry<CardsBlockProps>({
  kind: 'component',
  type: 'cards',
  family: 'blocks',
  interactive: false,
  load: () => import('./cards.tsx').then((module) => module.Cards),
  check: () => import('#schemas/generated/blocks/cards.check.ts'),
});
