/** Where to go on the site. */
export interface NavigationRequest {
  /** The path, from the site's root on, or relative to the present address. */
  readonly path: string;
  /** The query, which stands behind the question mark. */
  readonly search?: URLSearchParams;
  /** The data that the history keeps with the entry: anything that JSON can hold. */
  readonly data?: unknown;
  /** True where the present entry of the history is replaced. */
  readonly isReplacing?: boolean;
}

/**
 * The address that a navigation leads to. Callers need not be typed, so what they give is checked.
 *
 * @throws Error without a path.
 * @throws TypeError where search is no URLSearchParams, data cannot be written as JSON and read
 * again as the same, or the path is no address.
 */
export function resolveTarget({ path, search, data }: Partial<NavigationRequest>, here: URL): URL {
  if (path === undefined || path === '') throw new Error('Missing path');
  if (search !== undefined && !(search instanceof URLSearchParams)) {
    throw new TypeError(
      `Search parameters have to be a URLSearchParams; this is ${kindOf(search)}. Write new URLSearchParams({ … }).`,
    );
  }
  if (data !== undefined && !isJson(data)) {
    throw new TypeError(
      'Navigation data has to be JSON: null, strings, finite numbers, booleans, and lists and plain objects of them.',
    );
  }
  const target = URL.parse(path, here);
  if (!target || !SCHEMES.has(target.protocol)) {
    throw new TypeError(`"${path}" is no address. Give a path such as /en/individuals.`);
  }
  if (search) target.search = search.toString();
  return target;
}

/** No other address is a page, and some would run as a script. */
const SCHEMES = new Set(['http:', 'https:']);

function kindOf(value: unknown): string {
  return value === null ? 'null' : `a value of the type ${typeof value}`;
}

/** Returns true if JSON brings the value back as it is. */
function isJson(data: unknown): boolean {
  try {
    // Throws for what holds itself.
    return JSON.stringify(data) !== undefined && isPlain(data);
  } catch {
    return false;
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return Array.from(value).every(isPlain);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain)
  );
}
