import { defineEntry } from '#renderer';
import type { CallToActionProps } from '#schemas/generated/blocks/call-to-action.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const callToAction = defineEntry<CallToActionProps>({
  kind: 'component',
  type: 'call-to-action',
  family: 'blocks',
  interactive: false,
  load: () => import('./call-to-action.tsx').then((module) => module.CallToAction),
  check: () => import('#schemas/generated/blocks/call-to-action.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
