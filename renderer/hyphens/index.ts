export { loadHyphenator } from './load-hyphenator.ts';
