import { MIN_TERM_LENGTH, toSearchTerm } from '#schemas/content/search-term.ts';
import { FIELD, type Suggest } from './suggest.ts';

/** Marks a field of a search that has no suggestions, such as that of a page of results. */
const TERM = '[data-search-term]';

/**
 * Tells of searches, and gives the fields of a window their suggestions: the code of these is
 * loaded as one takes the focus. It listens at the document, so that fields may be rendered again.
 * Returns what ends it.
 */
export function watchSearch(
  { document }: Window & typeof globalThis,
  suggest?: Suggest,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('submit', submitSearch, { signal });
  if (suggest) {
    const opened = new WeakSet<Element>();
    const open = async (field: EventTarget | null) => {
      if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return;
      if (opened.has(field)) return;
      opened.add(field);
      try {
        const { openSearchField } = await import('./search-field.ts');
        if (!signal.aborted) openSearchField(field, { suggest, signal });
      } catch {
        // Without suggestions it is a search all the same. Code that did not arrive may arrive with
        // the next focus.
        opened.delete(field);
      }
    };
    document.addEventListener('focusin', ({ target }) => void open(target), { signal });
    void open(document.activeElement);
  }
  return () => listening.abort();
}

/** The `detail` of the event `search-submit`. */
export interface SearchSubmit {
  readonly searchTerm: string;
  /** Counted from 0; -1 where none is selected. */
  readonly selectedSuggestionIndex: number;
}

/**
 * Tells of a search before the browser goes to its results, by the event `search-submit` of its
 * form. One that is too short leads nowhere. The browser sends what is told, without the spaces
 * around it.
 */
function submitSearch(event: SubmitEvent): void {
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
