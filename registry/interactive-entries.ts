import { createRegistry, type Entry } from '#renderer';
import { accordion } from './blocks/accordion/index.ts';
import { actionAccordion } from './blocks/action-accordion/index.ts';
import { cards } from './blocks/cards/index.ts';
import { comparisonCards } from './blocks/comparison-cards/index.ts';
import { feature } from './blocks/feature/index.ts';
import { filteredLinkList } from './blocks/filtered-link-list/index.ts';
import { paragraph } from './blocks/paragraph/index.ts';
import { promotionalBanner } from './blocks/promotional-banner/index.ts';
import { featureCard } from './cards/feature-card/index.ts';
import { videoCard } from './cards/video-card/index.ts';
import { branchOpeningHours } from './features/branch-opening-hours/index.ts';
import { customElement } from './features/custom-element/index.ts';

/**
 * The entries of `vitrineEntries` with something that runs in a browser, and those that are there
 * to hold one. Every visitor loads this list, and the whole one only where a page is made in the
 * browser, holds a feature where that is rare, or has one that few pages have: a form, an
 * appointment, the loan calculator.
 */
export const interactiveEntries: readonly Entry[] = [
  accordion,
  actionAccordion,
  branchOpeningHours,
  cards,
  comparisonCards,
  customElement,
  feature,
  featureCard,
  filteredLinkList,
  paragraph,
  promotionalBanner,
  videoCard,
];

export const interactiveRegistry = createRegistry(interactiveEntries);
