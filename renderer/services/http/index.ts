export { createHttp, type Http, type HttpOptions } from './create-http.ts';
