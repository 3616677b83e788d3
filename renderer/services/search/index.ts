export {
  createConfiguredSearch,
  hasSuggestions,
  type ConfiguredSearchOptions,
} from './configured-search.ts';
export type { Search } from './create-search.ts';
export { createWindowSearch, type WindowSearchOptions } from './window-search.ts';
