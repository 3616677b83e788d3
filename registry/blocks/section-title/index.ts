import { defineEntry } from '#renderer';
import type { SectionTitleProps } from '#schemas/generated/blocks/section-title.ts';

export const sectionTitle = defineEntry<SectionTitleProps>({
  kind: 'component',
  type: 'section-title',
  family: 'blocks',
  interactive: false,
  load: () => import('./section-title.tsx').then((module) => module.SectionTitle),
  check: () => import('#schemas/generated/blocks/section-title.check.ts'),
});
