export { createHttp, type Http, type HttpOptions } from './create-http.ts';
export { FetchError, ParseError } from './http-errors.ts';
