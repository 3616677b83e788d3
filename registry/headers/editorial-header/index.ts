import { defineEntry } from '#renderer';
import type { EditorialHeaderProps } from '#schemas/generated/headers/editorial-header.ts';
import { addFeatureMessages } from '../../kit/feature-place/feature-messages.ts';
import { HEADER_MESSAGES } from '../../kit/hero/header-messages.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const editorialHeader = defineEntry<EditorialHeaderProps>({
  kind: 'component',
  type: 'editorial-header',
  family: 'headers',
  interactive: false,
  load: () => import('./editorial-header.tsx').then((module) => module.EditorialHeader),
  check: () => import('#schemas/generated/headers/editorial-header.check.ts'),
  messages: addKitMessages(
    addFeatureMessages((locale) => import(`./locales/${locale}.json`)),
    HEADER_MESSAGES,
  ),
});
