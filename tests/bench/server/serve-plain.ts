/** Built apart, without the compiler of components, for `compiled-bench.ts`. */
export { servePage } from './served-page.ts';
