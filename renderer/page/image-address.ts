/**
 * The address that an image is loaded from: a relative one is resolved against the origin of
 * images.
 */
export function resolveImageAddress(address: string, origin: string | undefined): string {
  if (!origin || address === '' || URL.canParse(address)) return address;
  return URL.canParse(address, origin) ? new URL(address, origin).href : '';
}
