import { defineEntry } from '#renderer';
import type { AccordionProps } from '#schemas/generated/blocks/accordion.ts';
import { TEXT_WORDS } from '../../kit/rich-text/text-words.ts';
import { kitWordsOnly } from '../../kit/words/kit-words.ts';

export const accordion = defineEntry<AccordionProps>({
  kind: 'component',
  id: 'accordion',
  family: 'blocks',
  interactive: true,
  load: () => import('./accordion.tsx').then((module) => module.Accordion),
  check: () => import('#schemas/generated/blocks/accordion.check.ts'),
  words: kitWordsOnly(TEXT_WORDS),
});
