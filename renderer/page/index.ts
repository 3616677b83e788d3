export { checkPage, type CheckedPage, type CheckPageOptions } from './check-page.ts';
export { mayNameFeature } from '#schemas/content/feature-in.ts';
export type { LookUpCheck } from './look-up-check.ts';
export { findMacros, halfPlaceholder, macroValues, type MacroName } from './macros/index.ts';
export type { PageItem, PageModel, PageZone } from './page-model.ts';
export { preparePage } from './prepare-page.ts';
export { prepareProps } from './prepare-props.ts';
export { refusedImages } from './refused-images.ts';
