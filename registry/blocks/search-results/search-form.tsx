import type { SearchState, WithMessages } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { SearchField } from '../../kit/search-field/search-field.tsx';

const HINT_ID = 'search-results-hint';

interface SearchFormProps extends WithMessages {
  readonly search: SearchState | undefined;
}

/**
 * The field, which the browser holds to its limits, and which leads to the address that it stands
 * at.
 */
export function SearchForm({ search, messages }: SearchFormProps) {
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
