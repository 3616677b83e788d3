import { defineEntry } from '#renderer';
import type { NewsCardProps } from '#schemas/generated/cards/news-card.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';

export const newsCard = defineEntry<NewsCardProps>({
  kind: 'component',
  type: 'news-card',
  family: 'cards',
  interactive: false,
  load: () => import('./news-card.tsx').then((module) => module.NewsCard),
  check: () => import('#schemas/generated/cards/news-card.check.ts'),
  messages: addKitMessages((locale) => import(`./locales/${locale}.json`), TEXT_MESSAGES),
});
