import { defineEntry } from '#renderer';
import type { ServiceCardProps } from '#schemas/generated/cards/service-card.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const serviceCard = defineEntry<ServiceCardProps>({
  kind: 'component',
  type: 'service-card',
  family: 'cards',
  interactive: false,
  load: () => import('./service-card.tsx').then((module) => module.ServiceCard),
  check: () => import('#schemas/generated/cards/service-card.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
