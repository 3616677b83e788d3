import type { SearchState, WithMessages } from '#renderer';
import { formatsOf } from '#renderer/formats';
import { arrowLeft, arrowRight } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { getPageAddress } from './address-of-page.ts';
import { listNearbyPages } from './list-nearby-pages.ts';

interface ResultPagesProps extends WithMessages {
  readonly search: SearchState;
  readonly last: number;
}

/** The ways to the other pages of the results. */
export function ResultPages({ search, last, messages }: ResultPagesProps) {
  const { page, locale } = search;
  const numberOf = formatsOf(locale).number;
  return (
    <nav className="search-results__pages" aria-label={messages['pages']}>
      {page > 1 && (
        <a className="search-results__previous" rel="prev" href={getPageAddress(search, page - 1)}>
          <Icon drawing={arrowLeft} />
          {messages['previous']}
        </a>
      )}
      <ul className="search-results__numbers">
        {listNearbyPages(page, last).map((each, index) =>
          each === undefined ? (
            // oxlint-disable-next-line react/no-array-index-key -- there are two at most, in their places.
            <li key={`gap-${index}`} className="search-results__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <a
                className="search-results__number"
                href={getPageAddress(search, each)}
                aria-label={fillMessage(messages['page'], { page: numberOf(each) })}
                aria-current={each === page ? 'page' : undefined}
              >
                {numberOf(each)}
              </a>
            </li>
          ),
        )}
      </ul>
      {page < last && (
        <a className="search-results__next" rel="next" href={getPageAddress(search, page + 1)}>
          {messages['next']}
          <Icon drawing={arrowRight} />
        </a>
      )}
    </nav>
  );
}
