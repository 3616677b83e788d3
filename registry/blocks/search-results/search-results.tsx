import type { SearchState, WithMessages, WithSearch } from '#renderer';
import type { SearchResultsProps } from '#schemas/generated/blocks/search-results.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import { NotificationBox } from '../../kit/notification/notification-box.tsx';
import { getPageAddress } from './address-of-page.ts';
import { FoundPages } from './found-pages.tsx';
import { SearchForm } from './search-form.tsx';
import { WithTerm } from './with-term.tsx';
import './search-results.css';

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
