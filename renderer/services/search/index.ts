export {
  createSearch,
  type Search,
  type SearchOptions,
  type SuggestionsConfig,
} from './create-search.ts';
export { createWindowSearch, type WindowSearchOptions } from './window-search.ts';
