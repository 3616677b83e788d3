/** A single sign-on link is valid for 15 minutes (001 §9). */
const VALID_MS = 15 * 60 * 1_000;

const MOMENT = 'sso-time';
const VISITOR = 'sso-visitor';

/**
 * Returns a link to another site of the bank with the visitor's id, so that one visit stays one. It
 * says when it was made, since it is valid for 15 minutes.
 */
export function createSignOnLink(href: string, visitorId: string, nowMs: number): string {
  const link = new URL(href);
  link.searchParams.set(VISITOR, visitorId);
  link.searchParams.set(MOMENT, String(nowMs));
  return link.href;
}

/** Reads the visitor id of a link that is valid still; undefined of every other. */
export function readSignOnLink(link: URL, nowMs: number): string | undefined {
  const visitorId = link.searchParams.get(VISITOR) ?? '';
  const moment = link.searchParams.get(MOMENT) ?? '';
  const ageMs = nowMs - Number(moment);
  const isValid = /^\d+$/.test(moment) && ageMs >= 0 && ageMs <= VALID_MS;
  return isValid && /^\d{38}$/.test(visitorId) ? visitorId : undefined;
}
