export { readExperience, readTolerantly } from '../config/index.ts';
export { createRequestHandler, type RequestHandler } from './create-request-handler.ts';
export type { ReadyAnswer } from './respond.ts';
export { createAdmission, type Admission } from './admission/create-admission.ts';
export type {
  AdmissionState,
  AnswerRecord,
  CacheState,
  ResponseCacheState,
} from './answer-record.ts';
export { createResponseCache, type ResponseCache } from './response-cache/create-response-cache.ts';
export { createPageCache, type PageCache } from './page-cache/create-page-cache.ts';
export type { Encode } from './page-cache/encoded-body.ts';
export { RENDER_LIMIT_MS } from './make-answer.ts';
export type { RequestHandlerOptions } from './request-handler-options.ts';
export type { FilesOfPage, PageFiles, PageEntries, EntryName } from './page-files.ts';
export { escapeJson } from './escape.ts';
export { hasMatch } from './cache-headers.ts';
export { canonicalPathOf } from './canonical-address.ts';
export { encodingFor } from './page-cache/encoded-body.ts';
export { cdnHostOf, moduleOriginOf } from './module-origin.ts';
export { fileSecurityHeaders, securityHeaders, type SecurityOptions } from './security-headers.ts';
export { sitePolicy } from './site-policy.ts';
export { causeOf, type Problem } from '../errors/index.ts';
export { cmsDataFrom, createHttp, retryAfterMs } from '../services/http/index.ts';
export type { HostConsole } from '../host/index.ts';
export type { Trace, TraceStep } from '../trace/index.ts';
