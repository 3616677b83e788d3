import type { SearchState, WithMessages, WithSearch } from '#renderer';
import type { SearchResultsProps } from '#schemas/generated/blocks/search-results.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import { NotificationBox } from '../../kit/notification/notification-box.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { SearchField } from '../../kit/search-field/search-field.tsx';
import { getPageAddress } from './result-pages.ts';
import { FoundPages } from './found-pages.tsx';
import { WithTerm } from './with-term.tsx';
import './search-results.css';

const HINT_ID = 'search-results-hint';

type Props = SearchResultsProps & WithSearch & WithMessages;

/** A search field and, below it, what was found for the query of the page's address. */
export function SearchResults({ title, search, messages }: Props) {
  return (
    <div className="search-results">
      {title && <Heading>{title}</Heading>}
      <SearchForm search={search} messages={messages} />
      {search && <Outcome search={search} messages={messages} />}
    </div>
  );
}

interface OutcomeProps extends WithMessages {
  readonly search: SearchState;
}

function Outcome({ search, messages }: OutcomeProps) {
  const { status, term, page } = search;
  if (status === 'found') return <FoundPages search={search} messages={messages} />;
  // The form says what to do.
  if (status === 'too-short') return null;

  const again = { text: messages['ERROR_LINK'] ?? '', url: getPageAddress(search, page) };
  return (
    <div className="search-results__outcome">
      <Heading className="search-results__heading">
        <WithTerm message={messages['searched']} term={term} />
      </Heading>
      <NotificationBox type="error" link={again}>
        {messages['ERROR']}
      </NotificationBox>
    </div>
  );
}

interface SearchFormProps extends WithMessages {
  readonly search: SearchState | undefined;
}

/**
 * The field, which the browser holds to its limits, and which leads to the address that it stands
 * at.
 */
function SearchForm({ search, messages }: SearchFormProps) {
  const isTooShort = search?.status === 'too-short';
  return (
    <form
      className="search-results__form"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element <search> is unknown to browsers that the site is for.
      role="search"
      aria-label={messages['landmark']}
      method="get"
    >
      <label className="search-results__label">
        <span className="search-results__question">{messages['field']}</span>
        <span className="search-field-box">
          <Icon drawing={findDrawing('vitrine:regular:magnifying-glass')} />
          <SearchField
            data-search-term
            dir="auto"
            title={messages['tooShort']}
            aria-invalid={isTooShort || undefined}
            aria-describedby={isTooShort ? HINT_ID : undefined}
            defaultValue={search?.term}
          />
        </span>
      </label>
      {search?.isStandalone && <input type="hidden" name="standalone" value="" />}
      {isTooShort && (
        <p id={HINT_ID} className="search-results__hint">
          {messages['tooShort']}
        </p>
      )}
      <Button className="search-results__submit" type="submit" color="indigo">
        {messages['submit']}
      </Button>
    </form>
  );
}
