import { defineEntry } from '#renderer';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { withKitMessages } from '../../kit/messages/with-kit-messages.ts';

export const homeHeader = defineEntry<HomeHeaderProps>({
  kind: 'component',
  type: 'home-header',
  family: 'headers',
  interactive: false,
  load: () => import('./home-header.tsx').then((module) => module.HomeHeader),
  check: () => import('#schemas/generated/headers/home-header.check.ts'),
  messages: withKitMessages((locale) => import(`./locales/${locale}.json`), TEXT_MESSAGES),
});
