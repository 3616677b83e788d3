import { defineEntry } from '#renderer';
import type { AppPromoterProps } from '#schemas/generated/blocks/app-promoter.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const appPromoter = defineEntry<AppPromoterProps>({
  kind: 'component',
  type: 'app-promoter',
  family: 'blocks',
  interactive: false,
  load: () => import('./app-promoter.tsx').then((module) => module.AppPromoter),
  check: () => import('#schemas/generated/blocks/app-promoter.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
