import { defineEntry } from '#renderer';
import type { ActionAccordionProps } from '#schemas/generated/blocks/action-accordion.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const actionAccordion = defineEntry<ActionAccordionProps>({
  kind: 'component',
  type: 'action-accordion',
  family: 'blocks',
  interactive: true,
  load: () => import('./action-accordion.tsx').then((module) => module.ActionAccordion),
  check: () => import('#schemas/generated/blocks/action-accordion.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
