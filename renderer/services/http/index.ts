export { createHttp, type Http, type HttpOptions, type JsonRequest } from './create-http.ts';
