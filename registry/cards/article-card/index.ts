import { defineEntry } from '#renderer';
import type { ArticleCardProps } from '#schemas/generated/cards/article-card.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';
import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';

export const articleCard = defineEntry<ArticleCardProps>({
  kind: 'component',
  type: 'article-card',
  family: 'cards',
  interactive: false,
  load: () => import('./article-card.tsx').then((module) => module.ArticleCard),
  check: () => import('#schemas/generated/cards/article-card.check.ts'),
  messages: addKitMessages((locale) => import(`./locales/${locale}.json`), TEXT_MESSAGES),
});
