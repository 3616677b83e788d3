import { defineEntry } from '#renderer';
import type { SectionTitleBlockProps } from './section-title.tsx';

export const sectionTitle = defineEntry<SectionTitleBlockProps>({
  kind: 'component',
  type: 'section-title',
  family: 'blocks',
  interactive: false,
  load: () => import('./section-title.tsx').then((module) => module.SectionTitle),
  check: () => import('#schemas/generated/blocks/section-title.check.ts'),
});
