export { readExperience } from '../config/index.ts';
export {
  createRequestHandler,
  RENDER_LIMIT_MS,
  type RequestHandler,
  type RequestHandlerOptions,
} from './create-request-handler.ts';
export type { FilesOfPage, PageFiles, PageParts, PartName } from './page-files.ts';
export { securityHeaders } from './security-headers.ts';
export { CMS_DATA_LIMIT_MS } from '../plan/index.ts';
export { createHttp } from '../services/http/index.ts';
export type { Trace, TraceStep } from '../plan/index.ts';
