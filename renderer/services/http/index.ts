export { getApiOrigins } from './api-origin.ts';
export { createBrowserCalls } from './browser-calls.ts';
export { toCmsDataSource, createCmsDataSource } from './create-cms-data-source.ts';
export { applyApiOrigin } from './configured-api-origin.ts';
export { retryAfterMs } from './retry-after.ts';
export {
  createHttp,
  type Http,
  type HttpOptions,
  type JsonRequest,
  type Relay,
} from './create-http.ts';
export type { Interceptors } from './interceptors.ts';
export { joinBytes, readBytes, type Bytes } from './read-bytes.ts';
