/** The member of an address that says where a visitor comes from. */
const RETURN_TO = 'returnTo';

/** Whoever came from here would be logged out again, or be asked once more. */
const NO_WAY_BACK = /^\/+log-(?:in|out)\/*$/i;

/** Decoding left this in the place of bytes that are no text. */
const BROKEN = '\uFFFD';

/**
 * Where a log-in leads: to the address that its own says, where that is one of the same origin;
 * else home. What is given may be anything, since anybody can link to a log-in.
 */
export function returnAddress(logIn: URL, home: string): string {
  const given = logIn.searchParams.get(RETURN_TO) ?? '';
  const url = isWhole(given, logIn.origin) ? URL.parse(given, logIn.origin) : undefined;
  // What begins with a slash may yet name another host.
  if (url?.host !== logIn.host || NO_WAY_BACK.test(decoded(url.pathname))) return home;
  // The origin in front, since a path may begin with two slashes; no name and no password. A server
  // that sends a visitor here does not know the fragment, which the browser then takes along.
  return logIn.origin + url.pathname + url.search + (url.hash || logIn.hash);
}

/** A path from the root, or an address as it is written in full. */
function isWhole(given: string, origin: string): boolean {
  return !given.includes(BROKEN) && (given.startsWith('/') || given.startsWith(`${origin}/`));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Cut inside a character: no page of the log-in has such a name.
    return pathname;
  }
}
