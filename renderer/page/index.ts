export type { PageDependencies } from './build-component.ts';
export { changeComponents, findInPlace, type ChangedComponents } from './change-components.ts';
export { checkPage, type CheckedPage, type CheckPageOptions } from './check-page.ts';
export { mayNameFeature } from '#schemas/content/find-feature.ts';
export type { LookUpCheck } from './look-up-check.ts';
export {
  findMacros,
  halfPlaceholder,
  createMacroTexts,
  type MacroName,
  type MacroText,
} from './macros/index.ts';
export type { PageItem, PageModel, PageZone, ZoneName } from './page-model.ts';
export type { Offer } from '#schemas/content/read-offer.ts';
export { preparePage, createSharedByPage } from './prepare-page.ts';
export { HIDDEN } from './is-no-index.ts';
export { prepareProps } from './prepare-props.ts';
export { listImageProblems } from './list-image-problems.ts';
