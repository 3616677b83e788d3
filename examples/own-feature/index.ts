import { defineEntry } from '#renderer';
import { loadOnlyKitMessages } from '#registry/kit';
import { checkCardOrder, type CardOrderProps } from './check-card-order.ts';

/** A feature of the bank's own, which a slot or a component of a page names. */
export const cardOrder = defineEntry<CardOrderProps>({
  kind: 'feature',
  type: 'card-order',
  interactive: true,
  load: () => import('./card-order.tsx').then((module) => module.CardOrder),
  check: () => Promise.resolve(checkCardOrder),
  messages: loadOnlyKitMessages(['field_optional', 'type_error']),
});
