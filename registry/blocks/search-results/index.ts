import { defineEntry, type WithSearch } from '#renderer';
import type { SearchResultsProps } from '#schemas/generated/blocks/search-results.ts';

export const searchResults = defineEntry<SearchResultsProps & WithSearch>({
  kind: 'component',
  type: 'search-results',
  family: 'blocks',
  interactive: false,
  showsSearchResults: true,
  load: () => import('./search-results.tsx').then((module) => module.SearchResults),
  check: () => import('#schemas/generated/blocks/search-results.check.ts'),
  messages: (locale) =>
    import('./search-messages.ts').then((module) => module.searchMessages(locale)),
});
