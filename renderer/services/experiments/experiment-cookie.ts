/** The cookie that holds which variant a visitor sees, for servers and browsers. */
export const EXPERIMENTS_COOKIE = 'experiments';

/** The age that the cookie reaches, in seconds: 183 days. */
const MAX_AGE_S = 183 * 24 * 60 * 60;

/** A visitor takes part in no more; the oldest go. */
const MAX_EXPERIMENTS = 20;

/** A browser drops a cookie of more than 4,096 bytes, its name and what encoding adds included. */
const MAX_ENCODED_LENGTH = 3_900;

const PAIR = /^([A-Za-z0-9][A-Za-z0-9._-]{0,99}):([A-Za-z0-9][A-Za-z0-9._-]{0,99})$/;

/**
 * Reads the variants of a visitor by the keys of their experiments, oldest first. The cookie is
 * `key:variant`, joined by commas. Whatever in it is something else is left out.
 */
export function readVariants(cookie: string | undefined): Map<string, string> {
  const variants = new Map<string, string>();
  for (const pair of (cookie ?? '').split(',')) {
    const [, key, variant] = PAIR.exec(pair) ?? [];
    if (key !== undefined && variant !== undefined) variants.set(key, variant);
  }
  return variants;
}

/** Writes the cookie with one more variant, which is then the newest; the oldest go first. */
export function addVariant(cookie: string | undefined, key: string, variant: string): string {
  const variants = readVariants(cookie);
  variants.delete(key);
  const pairs = [...variants, [key, variant]].map((pair) => pair.join(':'));
  const latest = pairs.slice(-MAX_EXPERIMENTS);
  while (encodeURIComponent(latest.join(',')).length > MAX_ENCODED_LENGTH) latest.shift();
  return latest.join(',');
}

/**
 * The header with which a server stores the cookie. Scripts read it, and delete it once the visitor
 * does not allow it any more.
 */
export function createSetCookie(value: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  const text = encodeURIComponent(value);
  return `${EXPERIMENTS_COOKIE}=${text}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
}
