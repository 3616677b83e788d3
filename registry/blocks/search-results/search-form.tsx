import type { SearchState, WithMessages } from '#renderer';
import { MAX_TERM_LENGTH, TERM_PATTERN } from '#schemas/content/search-term.ts';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { namedDrawing } from '../../kit/icon/named-drawing.ts';

const HINT_ID = 'search-results-hint';

interface SearchFormProps extends WithMessages {
  readonly search: SearchState | undefined;
}

/** The field, which the browser holds to its limits, and which leads to the address that it stands at. */
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
        <span className="search-results__box">
          <Icon drawing={namedDrawing('vitrine:regular:magnifying-glass')} />
          <input
            className="search-results__field"
            data-search-term
            dir="auto"
            required
            pattern={TERM_PATTERN}
            maxLength={MAX_TERM_LENGTH}
            title={messages['tooShort']}
            autoComplete="off"
            aria-invalid={isTooShort || undefined}
            aria-describedby={isTooShort ? HINT_ID : undefined}
            type="search"
            name="q"
            defaultValue={search?.term}
          />
        </span>
      </label>
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
