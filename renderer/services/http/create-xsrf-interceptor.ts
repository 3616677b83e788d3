import type { Host } from '../../host/index.ts';
import type { RequestInterceptor } from './interceptors.ts';

/** Where the cross-site token is found, and where it goes. */
export interface XsrfNames {
  readonly cookie: string;
  readonly header: string;
}

export const XSRF_NAMES: XsrfNames = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' };

/** Methods that change something, and need proof that a page of ours has asked. */
const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export interface XsrfOptions {
  /** null sends no token at all. */
  readonly names?: XsrfNames | null | undefined;
  /** Origins that may know the token: scheme, host and port. */
  readonly trustedOrigins: ReadonlySet<string>;
}

/**
 * Repeats the cross-site token of the cookie in a header of requests that change something, to
 * trusted origins alone.
 */
export function createXsrfInterceptor(
  { names = XSRF_NAMES, trustedOrigins }: XsrfOptions,
  host: Pick<Host, 'cookie'>,
): RequestInterceptor {
  return (request) => {
    if (!names || !CHANGING.has(request.method)) return request;
    if (!trustedOrigins.has(new URL(request.url).origin)) return request;
    const token = readXsrfToken(host, names);
    if (token) request.headers.set(names.header, token);
    return request;
  };
}

/**
 * The token of the cookie, URL-decoded; undefined where there is none. A value that no header can
 * carry is none of ours.
 */
export function readXsrfToken(
  host: Pick<Host, 'cookie'>,
  { cookie }: XsrfNames = XSRF_NAMES,
): string | undefined {
  const token = host.cookie(cookie);
  return token && /^[ -~]+$/.test(token) ? token : undefined;
}
