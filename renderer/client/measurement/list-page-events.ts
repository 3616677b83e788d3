import { toSearchTerm } from '#schemas/content/search-term.ts';
import { NOT_FOUND_PAGE_NAME, pageNotFoundError, TECHNICAL_ERROR } from '../../errors/index.ts';
import { getPageName, type MeasurementEvent } from '../../services/measurement/index.ts';
import { readType, SLOT } from './locate-element.ts';

/** A page as a visitor sees it. */
export interface VisiblePage {
  readonly element: HTMLElement;
  readonly url: URL;
  /** The name under which it is counted, where its address does not say it. */
  readonly pageName?: string | undefined;
}

/** The search results of a page say by it how many pages were found. */
const TOTAL = 'data-measure-search';

/** The shell part that says why there is no page, in the visitor's language. */
const ERROR_CARD = '.slot[data-type="error-card"]';

/**
 * Lists the events of a page view: the page, why it is none, what was searched for, and the offers
 * that stand on it for this visitor alone.
 */
export function listPageEvents(page: VisiblePage): readonly MeasurementEvent[] {
  const { element, url, pageName = getPageName(url.pathname) } = page;
  return [
    { type: 'PAGE', pageName },
    ...listErrors(page),
    ...listSearches(page),
    ...listInsights(element),
  ];
}

function listErrors({ element, url, pageName }: VisiblePage): MeasurementEvent[] {
  const type = 'ERROR';
  if (pageName === NOT_FOUND_PAGE_NAME) {
    return [{ type, error: pageNotFoundError(url.pathname).message, errorType: TECHNICAL_ERROR }];
  }
  const hasFailed = element.querySelector(ERROR_CARD) !== null;
  return hasFailed ? [{ type, error: 'Error retrieving content', errorType: TECHNICAL_ERROR }] : [];
}

/** A visitor who turns over the pages of the results does not search once more. */
function listSearches({ element, url: { searchParams } }: VisiblePage): MeasurementEvent[] {
  const results = element.querySelector(`[${TOTAL}]`);
  const searchTerm = toSearchTerm(searchParams.get('q') ?? '');
  const isFirst = ['', '1'].includes(searchParams.get('page') ?? '');
  if (!results || !searchTerm || !isFirst) return [];
  const slot = results.closest(SLOT);
  return [
    {
      type: 'SEARCH',
      searchTerm,
      searchAmountOfResults: Number(results.getAttribute(TOTAL)),
      ...(slot && { pageType: readType(slot) }),
    },
  ];
}

/**
 * Lists the offers that were chosen for this visitor, which the page names; a default that
 * nobody has chosen is shown to everybody.
 */
export function listInsights({ dataset }: HTMLElement): readonly MeasurementEvent[] {
  const offers = dataset['offers']?.split(' ').filter(Boolean) ?? [];
  return offers.map((offer) => {
    const [insightTrackingCode, insightPropositionCode] = offer.split(':');
    return { type: 'INSIGHT', insightType: 'offer', insightTrackingCode, insightPropositionCode };
  });
}
