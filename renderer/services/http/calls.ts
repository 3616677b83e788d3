/** Calls of an API host outside of a page: for tools, and for tests over time. */
export { createCache } from './cache/index.ts';
export { createHttp } from './create-http.ts';
