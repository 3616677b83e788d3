import { mergeCacheOptions, type CacheOptions } from './cache-options.ts';

const HOUR_MS = 3_600_000;

/** The settings that hold where nothing else is said. */
const DEFAULTS = {
  useCache: false,
  maxAge: HOUR_MS,
  contentTypes: ['application/json'],
  maxResponseSize: 100_000,
  maxCacheSize: 10_000_000,
} as const satisfies CacheOptions;

/** The options of a client or a request, complete. */
export type CacheSettings = CacheOptions & {
  readonly [Name in keyof typeof DEFAULTS]: NonNullable<CacheOptions[Name]>;
};

/** Adds what is not said. */
export function cacheSettings(options: CacheOptions): CacheSettings {
  return mergeCacheOptions<CacheSettings>(DEFAULTS, options);
}
