import { createRegistry, type Entry } from '#renderer';
import { accordion } from './blocks/accordion/index.ts';
import { cards } from './blocks/cards/index.ts';
import { linkList } from './blocks/link-list/index.ts';
import { paragraph } from './blocks/paragraph/index.ts';
import { sectionTitle } from './blocks/section-title/index.ts';
import { articleCard } from './cards/article-card/index.ts';
import { serviceCard } from './cards/service-card/index.ts';
import { homeHeader } from './headers/home-header/index.ts';
import { errorCard } from './shell/error-card/index.ts';
import { footer } from './shell/footer/index.ts';
import { topBar } from './shell/top-bar/index.ts';

/** Every part that this house brings. A consumer spreads it and adds or replaces entries. */
export const vitrineEntries: readonly Entry[] = [
  accordion,
  articleCard,
  cards,
  errorCard,
  footer,
  homeHeader,
  linkList,
  paragraph,
  sectionTitle,
  serviceCard,
  topBar,
];

export const registry = createRegistry([...vitrineEntries]);
