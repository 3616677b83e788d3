export { createCache, type Cache, type ClientCacheOptions } from './create-cache.ts';
export { createLastingAnswers } from './lasting-answers.ts';
