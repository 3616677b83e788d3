/** The member of an address that says where a visitor comes from. */
const RETURN_TO = 'returnTo';

/**
 * Pages that a visitor is not sent back to: they would log the visitor out again, or ask once more.
 */
const NO_WAY_BACK = /^\/+log-(?:in|out)\/*$/i;

/** Decoding left this in the place of bytes that are no text. */
const BROKEN = '\uFFFD';

/**
 * Returns the address that a log-in leads to: the one in its query if that has the same origin,
 * else home. The query may hold anything, since anybody can link to a log-in.
 */
export function returnAddress(logIn: URL, home: string): string {
  const requested = logIn.searchParams.get(RETURN_TO) ?? '';
  const url = isWhole(requested, logIn.origin) ? URL.parse(requested, logIn.origin) : undefined;
  // A path that begins with a slash may yet name another host.
  if (url?.host !== logIn.host || NO_WAY_BACK.test(decoded(url.pathname))) return home;
  // The origin in front, since a path may begin with two slashes; no name and no password. A server
  // that sends a visitor here does not know the fragment, which the browser then takes along.
  return logIn.origin + url.pathname + url.search + (url.hash || logIn.hash);
}

/** A path from the root, or an address as it is written in full. */
function isWhole(requested: string, origin: string): boolean {
  return (
    !requested.includes(BROKEN) && (requested.startsWith('/') || requested.startsWith(`${origin}/`))
  );
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Cut inside a character: no page of the log-in has such a name.
    return pathname;
  }
}
