import { defineEntry } from '#renderer';
import type { ParagraphProps } from '#schemas/generated/blocks/paragraph.ts';
import { TEXT_WORDS } from '../../kit/rich-text/text-words.ts';
import { kitWordsOnly } from '../../kit/words/kit-words.ts';

export const paragraph = defineEntry<ParagraphProps>({
  kind: 'component',
  id: 'paragraph',
  family: 'blocks',
  interactive: false,
  load: () => import('./paragraph.tsx').then((module) => module.Paragraph),
  check: () => import('#schemas/generated/blocks/paragraph.check.ts'),
  words: kitWordsOnly(TEXT_WORDS),
});
