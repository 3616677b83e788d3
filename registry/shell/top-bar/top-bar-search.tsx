import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { SearchField } from '../../kit/search-field/search-field.tsx';
import type { TopBarPartProps } from './top-bar-props.ts';
import './top-bar-search.css';

/**
 * The search: a form in the bar from 840 px on, and below that a row which a button opens. The row
 * is a popover of the browser's, whose field takes the focus as it opens, and lies over the page,
 * so that nothing moves. Its suggestions stand in the element that waits for them, once the script
 * of the search has any.
 */
export function TopBarSearch({ segment, messages }: TopBarPartProps) {
  const { searchUrl } = segment ?? {};
  if (searchUrl === undefined) return null;

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element <search> is unknown to browsers that popovers are known to.
    <div id="top-bar-search" className="top-bar__search" role="search" popover="auto">
      <form className="top-bar__search-form search-field-box" action={searchUrl} method="get">
        <Icon drawing={findDrawing('vitrine:regular:magnifying-glass')} />
        <SearchField
          title={messages['searchLength']}
          aria-label={messages['search']}
          placeholder={messages['searchExample']}
          data-search-field
          // From the server on, so that nobody who reads the page finds another role a moment
          // later.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input already.
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls="search-suggestions"
        />
      </form>
      <div
        className="search-suggestions"
        data-title={messages['suggestions']}
        data-top-title={messages['topSuggestions']}
        data-suggestions
        hidden
      />
      <output
        className="visually-hidden"
        data-one={messages['oneSuggestion']}
        data-many={messages['manySuggestions']}
        data-suggestion-status
      />
    </div>
  );
}

/** The button of the row, in narrow windows. */
export function SearchButton({ segment, messages }: TopBarPartProps) {
  if (segment?.searchUrl === undefined) return null;

  return (
    <button
      type="button"
      className="top-bar__icon-button top-bar__search-button"
      popoverTarget="top-bar-search"
      aria-label={messages['search']}
    >
      <Icon drawing={findDrawing('vitrine:regular:magnifying-glass')} size={24} />
    </button>
  );
}
