export { fetchMacros } from './fetch-macros.ts';
export { loadFloating, type FloatingFeature } from './load-floating.ts';
export { askForPage, loadPage, type LoadedPage } from './load-page.ts';
export { changePage, type ChangedPage, type MadePage } from './made-page.ts';
export { askForResults } from './load-search-results.ts';
export { fetchShellData, loadShellData } from './load-shell-data.ts';
