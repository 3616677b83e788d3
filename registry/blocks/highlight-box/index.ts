import { defineEntry } from '#renderer';
import type { HighlightBoxProps } from '#schemas/generated/blocks/highlight-box.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { loadOnlyKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const highlightBox = defineEntry<HighlightBoxProps>({
  kind: 'component',
  type: 'highlight-box',
  family: 'blocks',
  interactive: false,
  load: () => import('./highlight-box.tsx').then((module) => module.HighlightBox),
  check: () => import('#schemas/generated/blocks/highlight-box.check.ts'),
  messages: loadOnlyKitMessages(TEXT_MESSAGES),
});
