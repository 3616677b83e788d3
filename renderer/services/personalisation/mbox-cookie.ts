import type { Host } from '../../host/index.ts';
import { writeSiteCookie } from '../storage/index.ts';
import { MBOX_COOKIE } from './stored-names.ts';

/** The cookie itself stays for 365 days (002 §9). */
const MAX_AGE_S = 365 * 24 * 60 * 60;

/** A session ends after 30 minutes without a call (002 §9). */
const SESSION_S = 30 * 60;

/** The persistent part ends after two years without a call (002 §9). */
const PERSISTENT_S = 2 * 365 * 24 * 60 * 60;

const SESSION_ID = /^[0-9a-f]{32}$/;

/** An id as the marketing host gives it: no character of the cookie's own. */
const TNT_ID = /^[\w.-]{1,200}$/;

const SESSION_ID_LENGTH = 32;

/** Holds the parts of the cookie that have not ended. */
export interface MboxState {
  readonly session: string;
  readonly tnt?: string | undefined;
}

type CookieHost = Pick<Host, 'cookie' | 'setCookie' | 'url' | 'now' | 'random'>;

/**
 * Reads the cookie, `session#<id>#<epoch in s>|PC#<id>#<epoch in s>`. Where its session has ended,
 * is missing or is not 32 hex characters (002 §5), the answer has a new one.
 */
export function readMboxCookie(host: CookieHost): MboxState {
  const parts = (host.cookie(MBOX_COOKIE) ?? '').split('|');
  const find = (name: string, form: RegExp) =>
    parts
      .map((part) => part.split('#'))
      .find(
        ([own, id = '', until]) =>
          own === name && form.test(id) && Number(until) * 1_000 > host.now(),
      )?.[1];
  return { session: find('session', SESSION_ID) ?? createSessionId(host), tnt: find('PC', TNT_ID) };
}

/** Writes the cookie, whose parts begin anew to end. */
export function writeMboxCookie({ session, tnt }: MboxState, host: CookieHost): void {
  const nowS = Math.floor(host.now() / 1_000);
  const parts = [`session#${session}#${nowS + SESSION_S}`];
  if (tnt !== undefined && TNT_ID.test(tnt)) parts.push(`PC#${tnt}#${nowS + PERSISTENT_S}`);
  writeSiteCookie({ name: MBOX_COOKIE, value: parts.join('|'), maxAgeS: MAX_AGE_S }, host);
}

function createSessionId({ random }: Pick<Host, 'random'>): string {
  return Array.from({ length: SESSION_ID_LENGTH }, () =>
    Math.floor(random() * 16).toString(16),
  ).join('');
}
