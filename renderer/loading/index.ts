export { loadFloating, type FloatingFeature } from './load-floating.ts';
export { loadPage, type LoadedPage } from './load-page.ts';
export { loadShellData } from './load-shell-data.ts';
