import { submitSearch } from './submit-search.ts';
import { FIELD, type Suggest } from './suggest.ts';

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
