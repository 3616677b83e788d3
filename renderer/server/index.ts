export { readExperience } from '../config/index.ts';
export {
  createRequestHandler,
  RENDER_LIMIT_MS,
  type RequestHandler,
} from './create-request-handler.ts';
export { createAdmission, type Admission } from './admission/create-admission.ts';
export type { AdmissionState, AnswerRecord, CacheState } from './answer-record.ts';
export { createPageCache, type PageCache } from './page-cache/create-page-cache.ts';
export type { Encode } from './page-cache/encoded-body.ts';
export type { RequestHandlerOptions } from './request-handler-options.ts';
export type { FilesOfPage, PageFiles, PageParts, PartName } from './page-files.ts';
export { securityHeaders } from './security-headers.ts';
export { CMS_DATA_LIMIT_MS } from '../plan/index.ts';
export { createHttp } from '../services/http/index.ts';
export type { Trace, TraceStep } from '../plan/index.ts';
