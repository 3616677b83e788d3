import { defineEntry } from '#renderer';
import type { ParagraphProps } from '#schemas/generated/blocks/paragraph.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const paragraph = defineEntry<ParagraphProps>({
  kind: 'component',
  type: 'paragraph',
  family: 'blocks',
  interactive: false,
  interactiveWith: ['video'],
  load: () => import('./paragraph.tsx').then((module) => module.Paragraph),
  check: () => import('#schemas/generated/blocks/paragraph.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
