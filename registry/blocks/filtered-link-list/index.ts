import { defineEntry } from '#renderer';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';
import type { FilteredLinkListProps } from '#schemas/generated/blocks/filtered-link-list.ts';

export const filteredLinkList = defineEntry<FilteredLinkListProps>({
  kind: 'component',
  type: 'filtered-link-list',
  family: 'blocks',
  interactive: true,
  load: () => import('./filtered-link-list.tsx').then((module) => module.FilteredLinkList),
  check: () => import('#schemas/generated/blocks/filtered-link-list.check.ts'),
  messages: addKitMessages((locale) => import(`./locales/${locale}.json`), ['button_close']),
});
