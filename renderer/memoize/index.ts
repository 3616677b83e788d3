export { memoizeByName } from './memoize-by-name.ts';
export { memoizeLoad, loadOnce } from './memoize-load.ts';
export { memoizeText } from './memoize-text.ts';
