export { readExperience, readTolerantly } from '../config/index.ts';
export { createRequestHandler, type RequestHandler } from './create-request-handler.ts';
export { type ReadyAnswer, toCanonicalPath } from './respond.ts';
export { createAdmission, type Admission } from './admission/create-admission.ts';
export type {
  AdmissionState,
  AnswerRecord,
  CacheState,
  ResponseCacheState,
  RequestHandlerOptions,
} from './request-handler-options.ts';
export type { ExperimentDecision } from './experiments/decide-experiment.ts';
export { indexExperiments } from './experiments/index-experiments.ts';
export { createResponseCache, type ResponseCache } from './response-cache/create-response-cache.ts';
export { createFormQueue, type FormQueue } from './submissions/create-form-queue.ts';
export type { FormReceivers } from './submissions/receive-form.ts';
export { createPageCache, type PageCache } from './page-cache/create-page-cache.ts';
export { type Encode, negotiateEncoding } from './page-cache/encoded-body.ts';
export type { ProblemNotice, ProblemNoticeProps } from './show-problems.ts';
export { RENDER_LIMIT_MS } from './render-response.ts';
export type { FilesOfPage, PageFiles, PageEntries, EntryName } from './page-files.ts';
export { escapeJson } from './document.ts';
export { hasMatch } from './cache-headers.ts';
export { getCdnHost } from '../services/assets/index.ts';
export {
  createFileSecurityHeaders,
  createSecurityHeaders,
  type SecurityOptions,
  createSitePolicy,
} from './security-headers.ts';
export { getCause, type Problem } from '../errors/index.ts';
export { readPageEndpoint } from '../loading/index.ts';
export { fetchFeatureConfig } from '../services/feature-config/index.ts';
export { createCmsDataSource, createHttp, retryAfterMs } from '../services/http/index.ts';
export type { HostConsole } from '../host/index.ts';
export type { Trace, TraceStep } from '../trace/index.ts';
