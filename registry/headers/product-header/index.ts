import { defineEntry } from '#renderer';
import type { ProductHeaderProps } from '#schemas/generated/headers/product-header.ts';
import { featureMessages } from '../../kit/feature-place/feature-messages.ts';
import { HEADER_MESSAGES } from '../../kit/hero/header-messages.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const productHeader = defineEntry<ProductHeaderProps>({
  kind: 'component',
  type: 'product-header',
  family: 'headers',
  interactive: false,
  load: () => import('./product-header.tsx').then((module) => module.ProductHeader),
  check: () => import('#schemas/generated/headers/product-header.check.ts'),
  messages: addKitMessages(featureMessages, HEADER_MESSAGES),
});
