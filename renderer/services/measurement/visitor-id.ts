import type { Host } from '../../host/index.ts';

/** The cookie with the id that the bank's measurement and marketing know a visitor by. */
export const VISITOR_ID_COOKIE = 'visitor-id';

/** A visitor id is a number of 38 digits (001 §9); behind it come a region and a text. */
const VISITOR_ID = /^\d{38}(?=\||$)/;
const SEPARATOR = '|';
const PART = /^[\w.~+/=-]{1,1000}$/;

/** Reads the visitor's id; undefined where there is none, or something that is none. */
export function readVisitorId({ cookie }: Pick<Host, 'cookie'>): string | undefined {
  return VISITOR_ID.exec(cookie(VISITOR_ID_COOKIE) ?? '')?.[0];
}

/**
 * Returns the cookie's value for an answer of the service, `{ d_mid, dcs_region, d_blob }` (001
 * §7). Throws where its id is none.
 */
export function formatVisitorId(answer: unknown): string {
  const [id, region, blob] = ['d_mid', 'dcs_region', 'd_blob'].map((name): unknown =>
    Reflect.get(Object(answer), name),
  );
  if (typeof id !== 'string' || !/^\d{38}$/.test(id)) {
    throw new Error('The visitor id is no number of 38 digits');
  }
  const parts = [region, blob].map(String).map((part) => (PART.test(part) ? part : ''));
  return [id, ...parts].join(SEPARATOR);
}
