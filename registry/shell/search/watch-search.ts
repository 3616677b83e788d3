import { submitSearch } from './submit-search.ts';
import { FIELD, type Suggest } from './suggest.ts';

/**
 * Tells of searches, and gives the fields of a window their suggestions: the code of these is loaded as one takes the focus. It listens at the
 * document, so that fields may be rendered again. Returns what ends it.
 */
export function watchSearch(
  { document, MutationObserver }: Window & typeof globalThis,
  suggest?: Suggest,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('submit', submitSearch, { signal });
  if (suggest) {
    const opened = new WeakSet<Element>();
    const open = async (field: EventTarget | null) => {
      if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return;
      markAsCombobox(field);
      if (opened.has(field)) return;
      opened.add(field);
      try {
        const { openSearchField } = await import('./search-field.ts');
        if (!signal.aborted) openSearchField(field, { suggest, signal });
      } catch {
        // Without suggestions it is a search all the same. What did not arrive may arrive with the next focus.
        opened.delete(field);
      }
    };
    const markAll = () => document.querySelectorAll(FIELD).forEach(markAsCombobox);
    markAll();
    // Who renders the bar again takes the role away.
    const observer = new MutationObserver(markAll);
    observer.observe(document.body, { subtree: true, attributeFilter: ['role'] });
    signal.addEventListener('abort', () => observer.disconnect());
    document.addEventListener('focusin', ({ target }) => void open(target), { signal });
    void open(document.activeElement);
  }
  return () => listening.abort();
}

/** Before it takes the focus, so that nobody is told first that it is something else. */
function markAsCombobox(field: Element): void {
  if (field.role === 'combobox') return;
  field.role = 'combobox';
  field.ariaExpanded = 'false';
}
