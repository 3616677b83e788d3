export { fetchMacros } from './fetch-macros.ts';
export { loadFloating, loadSlotFeatures, type LoadedFeature } from './load-features.ts';
export { readPageEndpoint } from './read-page-endpoint.ts';
export { askForPage, loadPage, type LoadedPage } from './load-page.ts';
export { changePage, type ChangedPage, type PageSnapshot } from './page-snapshot.ts';
export { askForResults } from './load-search-results.ts';
export { fetchShellData, loadShellData } from './load-shell-data.ts';
