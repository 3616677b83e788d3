import type { FoundPage, SearchState, WithMessages, Messages } from '#renderer';
import { formatsOf } from '#renderer/formats';
import { matchWords, toSearchWords } from '#schemas/content/search-words.ts';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { arrowLeft, arrowRight } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { getPageAddress, formatAddress, listNearbyPages } from './result-pages.ts';
import { WithTerm } from './with-term.tsx';

/** As many results stand on one page. */
const PAGE_SIZE = 10;

type Found = Extract<SearchState, { readonly status: 'found' }>;

interface FoundPagesProps extends WithMessages {
  readonly search: Found;
}

/**
 * Shows how many pages were found, those of this page of the results, and the ways to the others.
 */
export function FoundPages({ search, messages }: FoundPagesProps) {
  const { term, page, locale, total, items } = search;
  if (total === 0) return <NothingFound term={term} messages={messages} />;

  const count = formatsOf(locale).number(total);
  const last = Math.ceil(total / PAGE_SIZE);
  return (
    <div className="search-results__outcome" data-measure-search={total}>
      <Heading className="search-results__heading">
        <WithTerm
          message={selectPlural(messages, 'results', { count: total, locale })}
          values={{ count }}
          term={term}
        />
      </Heading>
      {items.length > 0 ? (
        <>
          <ResultList items={items} term={term} />
          {last > 1 && <ResultPages search={search} last={last} messages={messages} />}
        </>
      ) : (
        <>
          <p>{fillMessage(messages['beyond'], { page: formatsOf(locale).number(page) })}</p>
          <ArrowLink href={getPageAddress(search, 1)}>{messages['toFirst'] ?? ''}</ArrowLink>
        </>
      )}
    </div>
  );
}

function NothingFound({ term, messages }: WithMessages & Pick<Found, 'term'>) {
  return (
    <div className="search-results__outcome" data-measure-search={0}>
      <Heading className="search-results__heading">
        <WithTerm message={messages['none']} term={term} />
      </Heading>
      <p>{messages['try']}</p>
      <ul className="search-results__tips">
        <li>{messages['trySpelling']}</li>
        <li>{messages['tryFewer']}</li>
        <li>{messages['tryOther']}</li>
      </ul>
    </div>
  );
}

interface ResultListProps {
  readonly items: readonly FoundPage[];
  readonly term: string;
}

function ResultList({ items, term }: ResultListProps) {
  const words = toSearchWords(term);
  return (
    <ol className="search-results__list">
      {items.map(({ title, url, excerpt }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a service may find a page twice, and nothing here has a state.
        <li key={index} className="search-results__item">
          <h3 className="search-results__title" dir="auto">
            <a className="search-results__link" href={url}>
              {title}
            </a>
          </h3>
          {excerpt && (
            <p className="search-results__excerpt" dir="auto">
              {matchWords(excerpt, words).map((piece, pieceIndex) =>
                // oxlint-disable-next-line react/no-array-index-key -- the same word may stand there often.
                piece.isMatch ? <mark key={pieceIndex}>{piece.text}</mark> : piece.text,
              )}
            </p>
          )}
          <p className="search-results__address">
            <bdi dir="ltr">{formatAddress(url)}</bdi>
          </p>
        </li>
      ))}
    </ol>
  );
}

interface PluralOptions {
  readonly count: number;
  readonly locale: string;
}

/**
 * The message of a key in the plural form that a count has in a locale: `results_one`,
 * `results_other`.
 */
function selectPlural(
  messages: Messages,
  key: string,
  { count, locale }: PluralOptions,
): string | undefined {
  const form = new Intl.PluralRules(locale).select(count);
  // French has a form for millions, which is written as the others are.
  return messages[`${key}_${form}`] ?? messages[`${key}_other`];
}

interface ResultPagesProps extends WithMessages {
  readonly search: SearchState;
  readonly last: number;
}

/** The ways to the other pages of the results. */
function ResultPages({ search, last, messages }: ResultPagesProps) {
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
