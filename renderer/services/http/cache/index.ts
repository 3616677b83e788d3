export { createCache, type Cache, type ClientCacheOptions } from './create-cache.ts';
