import { defineEntry } from '#renderer';
import type { ProductFeaturesProps } from '#schemas/generated/blocks/product-features.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const productFeatures = defineEntry<ProductFeaturesProps>({
  kind: 'component',
  type: 'product-features',
  family: 'blocks',
  interactive: false,
  hasTitlesBelow: true,
  load: () => import('./product-features.tsx').then((module) => module.ProductFeatures),
  check: () => import('#schemas/generated/blocks/product-features.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
