const HERE = 'https://here.invalid';

/**
 * An address as people read it: its path, with the host where that is another one, and nothing of a
 * query.
 */
export function formatAddress(url: string): string {
  const address = URL.parse(url, HERE);
  if (!address || !/^https?:$/.test(address.protocol)) return url;
  const host = address.origin === HERE ? '' : address.host;
  return `${host}${decoded(address.pathname)}`;
}

/** Half of an encoded character stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
