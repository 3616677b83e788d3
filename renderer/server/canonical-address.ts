import type { RespondOptions } from './respond.ts';

/** How long a browser may remember where an address that is not canonical leads, in seconds. */
const MAX_AGE_S = 3_600;

/**
 * The one address of a page, where it was asked for by another: with doubled slashes, or one at the
 * end. Undefined where it was asked for by the right one. Without the site's origin it is a path,
 * which begins with exactly one slash and so never names a host.
 */
export function findCanonicalAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  siteOrigin: string | undefined,
): string | undefined {
  const canonical = toCanonicalPath(pathname);
  return canonical === pathname ? undefined : `${siteOrigin ?? ''}${canonical}${search}`;
}

/**
 * A path without doubled slashes, and without one at its end. Coded slashes are part of a name, not
 * slashes.
 */
export function toCanonicalPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}

/** Sends a visitor who asked by another address to the right one, for good. */
export function redirectPermanently(
  address: string,
  { security }: Pick<RespondOptions, 'security'>,
): Response {
  const headers = {
    ...security(),
    location: address,
    'cache-control': `public, max-age=${MAX_AGE_S}`,
  };
  return new Response(null, { status: 308, headers });
}
