export { cmsDataFrom } from './cms-data-from.ts';
export { retryAfterMs } from './retry-after.ts';
export {
  createHttp,
  type Http,
  type HttpOptions,
  type JsonRequest,
  type Relay,
} from './create-http.ts';
export { readBytes, type Bytes } from './read-bytes.ts';
