import { defineEntry } from '#renderer';
import type { ComparisonCardsProps } from '#schemas/generated/blocks/comparison-cards.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const comparisonCards = defineEntry<ComparisonCardsProps>({
  kind: 'component',
  type: 'comparison-cards',
  family: 'blocks',
  interactive: false,
  interactiveWith: ['criterionNotes'],
  load: () => import('./comparison-cards.tsx').then((module) => module.ComparisonCards),
  check: () => import('#schemas/generated/blocks/comparison-cards.check.ts'),
  messages: addKitMessages((locale) => import(`./locales/${locale}.json`), TEXT_MESSAGES),
});
