import { MIN_TERM_LENGTH, toSearchTerm } from '#schemas/content/search-term.ts';
import { FIELD } from './suggest.ts';

/** The `detail` of the event `search-submit`. */
export interface SearchSubmit {
  readonly searchTerm: string;
  /** Counted from 0; -1 where none is selected. */
  readonly selectedSuggestionIndex: number;
}

/** Marks a field of a search that has no suggestions, such as that of a page of results. */
const TERM = '[data-search-term]';

/**
 * Tells of a search before the browser goes to its results, by the event `search-submit` of its
 * form. One that is too short leads nowhere. The browser sends what is told, without the spaces
 * around it.
 */
export function submitSearch(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  const field = form.querySelector<HTMLInputElement>(`${FIELD}, ${TERM}`);
  if (!field) return;
  const searchTerm = toSearchTerm(field.value);
  if (searchTerm.length < MIN_TERM_LENGTH) {
    event.preventDefault();
    return;
  }
  field.value = searchTerm;
  const options = [...(form.parentElement?.querySelectorAll('[role="option"]') ?? [])];
  const detail: SearchSubmit = {
    searchTerm,
    selectedSuggestionIndex: options.findIndex(
      (option) => option.getAttribute('aria-selected') === 'true',
    ),
  };
  form.dispatchEvent(new CustomEvent('search-submit', { bubbles: true, detail }));
}
