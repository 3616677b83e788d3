/** Returns true if an address, seen from a page, is one of a web page. */
export function isHttpAddress(address: string, page: URL): boolean {
  const protocol = URL.parse(address, page)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
