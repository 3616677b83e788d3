export {
  cmsDataFailed,
  componentNotLoaded,
  componentThrew,
  macroRequestFailed,
  missingEndpoint,
  missingPageData,
  pageRequestFailed,
  routeNotFound,
  unexpectedError,
  unknownEntry,
} from './catalogue.ts';
export { causeOf } from './causes.ts';
export { errorTexts } from './error-texts.ts';
export { describeProblem, type Problem, type ReportProblem } from './problem.ts';
export { isTransient } from './is-transient.ts';
