import { defineEntry } from '#renderer';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { TEXT_WORDS } from '../../kit/rich-text/text-words.ts';
import { withKitWords } from '../../kit/words/kit-words.ts';

export const homeHeader = defineEntry<HomeHeaderProps>({
  kind: 'component',
  id: 'home-header',
  family: 'headers',
  interactive: false,
  load: () => import('./home-header.tsx').then((module) => module.HomeHeader),
  check: () => import('#schemas/generated/headers/home-header.check.ts'),
  words: withKitWords((locale) => import(`./locales/${locale}.json`), TEXT_WORDS),
});
