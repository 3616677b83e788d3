export { componentNotLoaded, componentThrew, featureFailed, unexpectedError } from './catalogue.ts';
export {
  cmsDataFailed,
  macroRequestFailed,
  missingEndpoint,
  missingPageData,
  pageRequestFailed,
  routeNotFound,
  unknownEntry,
} from './page-problems.ts';
export { causeOf } from './causes.ts';
export { errorTexts } from './error-texts.ts';
export { describeProblem, type Problem, type ReportProblem } from './problem.ts';
export { NOT_FOUND_PAGE_NAME, pageNotFoundError, TECHNICAL_ERROR } from './technical-error.ts';
export { isTransient } from './is-transient.ts';
