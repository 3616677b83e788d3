import { defineEntry } from '#renderer';
import { featureMessages } from '../../kit/feature-place/feature-messages.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import type { FeatureCardContent } from './feature-card.tsx';

export const featureCard = defineEntry<FeatureCardContent>({
  kind: 'component',
  type: 'feature-card',
  family: 'cards',
  interactive: false,
  load: () => import('./feature-card.tsx').then((module) => module.FeatureCard),
  check: () => import('#schemas/generated/cards/feature-card.check.ts'),
  messages: addKitMessages(featureMessages, TEXT_MESSAGES),
});
