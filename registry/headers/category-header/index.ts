import { defineEntry } from '#renderer';
import type { CategoryHeaderProps } from '#schemas/generated/headers/category-header.ts';
import { addFeatureMessages } from '../../kit/feature-place/feature-messages.ts';
import { HEADER_MESSAGES } from '../../kit/hero/header-messages.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const categoryHeader = defineEntry<CategoryHeaderProps>({
  kind: 'component',
  type: 'category-header',
  family: 'headers',
  interactive: false,
  load: () => import('./category-header.tsx').then((module) => module.CategoryHeader),
  check: () => import('#schemas/generated/headers/category-header.check.ts'),
  messages: addKitMessages(
    addFeatureMessages((locale) => import(`./locales/${locale}.json`)),
    HEADER_MESSAGES,
  ),
});
