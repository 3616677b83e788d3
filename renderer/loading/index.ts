export { loadPage, type LoadedPage } from './load-page.ts';
export { loadShellData } from './load-shell-data.ts';
