import { defineEntry } from '#renderer';
import type { LinkListProps } from '#schemas/generated/blocks/link-list.ts';

export const linkList = defineEntry<LinkListProps>({
  kind: 'component',
  type: 'link-list',
  family: 'blocks',
  interactive: false,
  load: () => import('./link-list.tsx').then((module) => module.LinkList),
  check: () => import('#schemas/generated/blocks/link-list.check.ts'),
});
