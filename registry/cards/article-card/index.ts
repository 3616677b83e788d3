import { defineEntry } from '#renderer';
import type { ArticleCardProps } from '#schemas/generated/cards/article-card.ts';

export const articleCard = defineEntry<ArticleCardProps>({
  kind: 'component',
  type: 'article-card',
  family: 'cards',
  interactive: false,
  load: () => import('./article-card.tsx').then((module) => module.ArticleCard),
  check: () => import('#schemas/generated/cards/article-card.check.ts'),
  messages: (locale) => import(`./locales/${locale}.json`),
});
