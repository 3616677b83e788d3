import { defineEntry } from '#renderer';
import type { ApplicationProcessProps } from '#schemas/generated/blocks/application-process.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const applicationProcess = defineEntry<ApplicationProcessProps>({
  kind: 'component',
  type: 'application-process',
  family: 'blocks',
  interactive: false,
  load: () => import('./application-process.tsx').then((module) => module.ApplicationProcess),
  check: () => import('#schemas/generated/blocks/application-process.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
