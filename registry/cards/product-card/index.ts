import { defineEntry } from '#renderer';
import type { ProductCardProps } from '#schemas/generated/cards/product-card.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';

export const productCard = defineEntry<ProductCardProps>({
  kind: 'component',
  type: 'product-card',
  family: 'cards',
  interactive: false,
  load: () => import('./product-card.tsx').then((module) => module.ProductCard),
  check: () => import('#schemas/generated/cards/product-card.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
