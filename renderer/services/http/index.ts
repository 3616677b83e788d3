export { apiOriginsOf } from './api-origin.ts';
export { browserCalls } from './browser-calls.ts';
export { cmsDataBy, cmsDataFrom } from './cms-data-from.ts';
export { withApiOrigin } from './configured-api-origin.ts';
export { retryAfterMs } from './retry-after.ts';
export {
  createHttp,
  type Http,
  type HttpOptions,
  type JsonRequest,
  type Relay,
} from './create-http.ts';
export type { Interceptors } from './interceptors.ts';
export { readBytes, type Bytes } from './read-bytes.ts';
