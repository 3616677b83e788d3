/** How answers are cached. A request's own go before those of its client. */
export interface CacheOptions {
  /**
   * True if answers to GET are served from the cache. They are stored either way, if they can be.
   */
  readonly useCache?: boolean | undefined;
  /** There is no other method whose answers may be cached. */
  readonly methods?: readonly ['get'] | undefined;
  /** How long an answer may be served, in milliseconds. 0 never serves. */
  readonly maxAge?: number | undefined;
  /** Paths whose answers a request that changes something makes worthless. */
  readonly invalidateUrls?: readonly string[] | undefined;
  /** The same for every address that it matches. */
  readonly invalidateUrlsRegex?: RegExp | undefined;
  /** The name under which the answer to a request is stored; without it its address. */
  readonly requestIdFunction?: ((request: Request) => string) | undefined;
  /** Content types without parameters, one of which an answer has. None, nothing is cached. */
  readonly contentTypes?: readonly string[] | undefined;
  /** The most that an answer may weigh, in bytes; 0 is no limit. */
  readonly maxResponseSize?: number | undefined;
  /** The most that all answers may weigh together, in bytes; 0 is no limit. */
  readonly maxCacheSize?: number | undefined;
}

/** Says for each option what it must be, in words and as a check. */
const RULES: Readonly<
  Record<keyof CacheOptions, readonly [what: string, isRight: (value: unknown) => boolean]>
> = {
  useCache: ['a boolean', (value) => typeof value === 'boolean'],
  methods: ["['get']", isGetAlone],
  maxAge: ['a finite number', Number.isFinite],
  invalidateUrls: ['an array', Array.isArray],
  invalidateUrlsRegex: ['a regular expression', (value) => value instanceof RegExp],
  requestIdFunction: ['a function', (value) => typeof value === 'function'],
  contentTypes: ['an array', Array.isArray],
  maxResponseSize: ['a finite number', Number.isFinite],
  maxCacheSize: ['a finite number', Number.isFinite],
};

const RULES_BY_NAME: ReadonlyMap<string, (typeof RULES)[keyof CacheOptions]> = new Map(
  Object.entries(RULES),
);

/**
 * Throws a TypeError that names the first option which is wrong or unknown, what it must be, and
 * what it is. An option that is undefined counts as not given.
 */
export function checkCacheOptions(options: CacheOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const rule = RULES_BY_NAME.get(name);
    if (!rule) throw unknownOption(name, value);
    const [what, isRight] = rule;
    if (isRight(value)) continue;
    throw new TypeError(`The cache option ${name} must be ${what}. It is ${formatValue(value)}.`);
  }
}

function unknownOption(name: string, value: unknown): TypeError {
  const known = Object.keys(RULES).join(', ');
  return new TypeError(
    `There is no cache option ${name}. It must be one of ${known}. It is set to ${formatValue(value)}.`,
  );
}

/** Those options of a request that are given, in the place of its client's. */
export function mergeCacheOptions<Options extends CacheOptions>(
  options: Options,
  own: CacheOptions,
): Options {
  const provided = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...options, ...Object.fromEntries(provided) };
}

function isGetAlone(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1 && value[0] === 'get';
}

/** A value in a message: what it is, and no more than the beginning of it. */
export function formatValue(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : textOf(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

const MAX_SHOWN = 60;

function textOf(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  // JSON has no word for these.
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    // The value holds itself, so that it cannot be written as JSON.
    return 'an object';
  }
}
