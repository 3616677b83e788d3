export { cmsDataFrom } from './cms-data-from.ts';
export { retryAfterMs } from './retry-after.ts';
export { createHttp, type Http, type HttpOptions, type JsonRequest } from './create-http.ts';
