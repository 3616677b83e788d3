/** Whether an absolute address is one of a web page. */
export function isHttpAddress(address: string): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
