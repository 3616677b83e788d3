import { defineEntry } from '#renderer';
import type { AccordionProps } from '#schemas/generated/blocks/accordion.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const accordion = defineEntry<AccordionProps>({
  kind: 'component',
  type: 'accordion',
  family: 'blocks',
  interactive: true,
  load: () => import('./accordion.tsx').then((module) => module.Accordion),
  check: () => import('#schemas/generated/blocks/accordion.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
