export { memoizeByName } from './memoize-by-name.ts';
export { memoizeByObject } from './memoize-by-object.ts';
export { memoizeLoad, loadOnce } from './memoize-load.ts';
export { memoizeText } from './memoize-text.ts';
