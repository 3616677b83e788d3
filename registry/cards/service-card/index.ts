import { defineEntry } from '#renderer';
import type { ServiceCardProps } from '#schemas/generated/cards/service-card.ts';
import { TEXT_WORDS } from '../../kit/rich-text/text-words.ts';
import { kitWordsOnly } from '../../kit/words/kit-words.ts';

export const serviceCard = defineEntry<ServiceCardProps>({
  kind: 'component',
  id: 'service-card',
  family: 'cards',
  interactive: false,
  load: () => import('./service-card.tsx').then((module) => module.ServiceCard),
  check: () => import('#schemas/generated/cards/service-card.check.ts'),
  words: kitWordsOnly(TEXT_WORDS),
});
