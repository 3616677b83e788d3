import { defineEntry } from '#renderer';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { addFeatureMessages } from '../../kit/feature-place/feature-messages.ts';
import { HEADER_MESSAGES } from '../../kit/hero/header-messages.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const homeHeader = defineEntry<HomeHeaderProps>({
  kind: 'component',
  type: 'home-header',
  family: 'headers',
  interactive: false,
  load: () => import('./home-header.tsx').then((module) => module.HomeHeader),
  check: () => import('#schemas/generated/headers/home-header.check.ts'),
  messages: addKitMessages(
    addFeatureMessages((locale) => import(`./locales/${locale}.json`)),
    HEADER_MESSAGES,
  ),
});
