export { checkPage, type CheckedPage } from './check-page.ts';
export type { LookUpCheck } from './check-component.ts';
export { fetchPage, PAGE_LIMIT_MS, type FetchedPage } from '../loading/fetch-page.ts';
export { fetchMacros, findMacros, MACRO_LIMIT_MS, macroValues } from './macros/index.ts';
export type { PageItem, PageModel, PageZone } from './page-model.ts';
export { preparePage } from './prepare-page.ts';
export { prepareProps } from './prepare-props.ts';
export { refusedImages } from './refused-images.ts';
export { selectPageUrl } from '../routing/select-page-url.ts';
