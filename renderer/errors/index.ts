export {
  ANALYTICS_ERROR,
  ROUTE_IMPORT_FAILED,
  ROUTE_NOT_FOUND,
  ROUTE_REFUSED,
  NOT_FOUND_PAGE_NAME,
  pageNotFoundError,
  TECHNICAL_ERROR,
} from './error-events.ts';
export { footerMissing, navigationMissing } from './content-missing.ts';
export { componentNotLoaded, componentThrew, featureFailed } from './catalogue.ts';
export { featureNotFound, noFeatureDefinitions } from './feature-problems.ts';
export { referenceNotFound } from './reference-not-found.ts';
export { unexpectedError } from './unexpected-error.ts';
export {
  cmsDataFailed,
  macroRequestFailed,
  missingEndpoint,
  pageRequestFailed,
  redirectLoop,
  routeImportFailed,
  routeNotFound,
  searchRequestFailed,
  signInRequired,
  unknownEntry,
} from './page-problems.ts';
export { getCause, getReason } from './causes.ts';
export { loadErrorTexts } from './error-texts.ts';
export { describeProblem, type Problem, type ReportProblem, isTransient } from './problem.ts';
export { createReport } from './create-report.ts';
