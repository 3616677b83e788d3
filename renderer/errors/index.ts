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
  unknownPart,
} from './catalogue.ts';
export { causeOf } from './causes.ts';
export { errorTexts } from './error-texts.ts';
export { describeFault, type Fault, type ReportFault } from './fault.ts';
export { isTransient } from './is-transient.ts';
