import { cleanText } from '../../services/measurement/index.ts';

/** The address of a page may hold anything; the service need not know it. */
export const REFERRER = 'strict-origin';

/**
 * Says whether the address of a page may hold what somebody has typed. A beacon sends it along to
 * an API host of the same origin, and takes no policy that would keep it from that.
 */
export function hasTypedText({ pathname, search }: Location): boolean {
  return search !== '' || cleanText(pathname) !== pathname;
}

/**
 * Makes what a beacon would send, but for the address of the page: a text without any header of
 * ours, which outlives the page, and whose answer nobody reads.
 */
export function createBeaconRequest(
  { Request: WindowRequest }: typeof globalThis,
  url: string,
  body: string,
): Request {
  return new WindowRequest(url, {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'include',
    referrerPolicy: REFERRER,
  });
}
