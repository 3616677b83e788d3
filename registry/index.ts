import { createRegistry, type Entry } from '#renderer';
import { accordion } from './blocks/accordion/index.ts';
import { actionAccordion } from './blocks/action-accordion/index.ts';
import { appPromoter } from './blocks/app-promoter/index.ts';
import { applicationProcess } from './blocks/application-process/index.ts';
import { callToAction } from './blocks/call-to-action/index.ts';
import { cards } from './blocks/cards/index.ts';
import { comparisonCards } from './blocks/comparison-cards/index.ts';
import { deviceSpecificCta } from './blocks/device-specific-cta/index.ts';
import { feature } from './blocks/feature/index.ts';
import { filteredLinkList } from './blocks/filtered-link-list/index.ts';
import { highlightBox } from './blocks/highlight-box/index.ts';
import { legalBanner } from './blocks/legal-banner/index.ts';
import { linkList } from './blocks/link-list/index.ts';
import { paragraph } from './blocks/paragraph/index.ts';
import { productFeatures } from './blocks/product-features/index.ts';
import { promotionalBanner } from './blocks/promotional-banner/index.ts';
import { searchResults } from './blocks/search-results/index.ts';
import { sectionTitle } from './blocks/section-title/index.ts';
import { testimonial } from './blocks/testimonial/index.ts';
import { articleCard } from './cards/article-card/index.ts';
import { contactCard } from './cards/contact-card/index.ts';
import { featureCard } from './cards/feature-card/index.ts';
import { newsCard } from './cards/news-card/index.ts';
import { productCard } from './cards/product-card/index.ts';
import { serviceCard } from './cards/service-card/index.ts';
import { videoCard } from './cards/video-card/index.ts';
import { appointment } from './features/appointment/index.ts';
import { branchOpeningHours } from './features/branch-opening-hours/index.ts';
import { customElement } from './features/custom-element/index.ts';
import { form } from './features/form/index.ts';
import { loanCalculator } from './features/loan-calculator/index.ts';
import { campaignHeader } from './headers/campaign-header/index.ts';
import { categoryHeader } from './headers/category-header/index.ts';
import { editorialHeader } from './headers/editorial-header/index.ts';
import { homeHeader } from './headers/home-header/index.ts';
import { productHeader } from './headers/product-header/index.ts';
import { cookieDialog } from './shell/cookie-dialog/index.ts';
import { errorCard } from './shell/error-card/index.ts';
import { footer } from './shell/footer/index.ts';
import { pageHeading } from './shell/page-heading/index.ts';
import { pageSkeleton } from './shell/page-skeleton/index.ts';
import { navigation } from './shell/navigation/index.ts';
import { offer } from './shell/offer/index.ts';
import { offers } from './shell/offers/index.ts';
import { topBar } from './shell/top-bar/index.ts';

/** Every part that this house brings. A consumer spreads it and adds or replaces entries. */
export const vitrineEntries: readonly Entry[] = [
  accordion,
  actionAccordion,
  applicationProcess,
  appointment,
  appPromoter,
  articleCard,
  branchOpeningHours,
  callToAction,
  campaignHeader,
  cards,
  categoryHeader,
  comparisonCards,
  contactCard,
  cookieDialog,
  customElement,
  deviceSpecificCta,
  editorialHeader,
  errorCard,
  feature,
  featureCard,
  filteredLinkList,
  footer,
  form,
  highlightBox,
  homeHeader,
  legalBanner,
  linkList,
  loanCalculator,
  navigation,
  newsCard,
  offer,
  offers,
  pageHeading,
  pageSkeleton,
  paragraph,
  productCard,
  productFeatures,
  productHeader,
  promotionalBanner,
  searchResults,
  sectionTitle,
  serviceCard,
  testimonial,
  topBar,
  videoCard,
];

export const registry = createRegistry([...vitrineEntries]);
