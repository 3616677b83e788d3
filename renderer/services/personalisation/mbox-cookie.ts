import type { Host } from '../../host/index.ts';
import { writeSiteCookie } from '../storage/index.ts';
import { MBOX_COOKIE } from './stored-names.ts';

/** The cookie itself stays for 365 days (002 §9). */
const MAX_AGE_S = 365 * 24 * 60 * 60;

/** A session ends after 30 minutes without a call (002 §9). */
const SESSION_S = 30 * 60;

/** The persistent part ends after two years without a call (002 §9). */
const PERSISTENT_S = 2 * 365 * 24 * 60 * 60;

const SESSION = /\bsession#([0-9a-f]{32})#(\d+)/;

/** An id as the marketing host gives it has no character of the cookie's own. */
const PERSISTENT = /\|PC#([\w.-]{1,200})#(\d+)/;

/** Holds the parts of the cookie that have not ended. */
export interface MboxState {
  /** Of the session: 32 hex characters. */
  readonly session: string;
  /** The id that the marketing host gave the visitor before. */
  readonly tntId?: string | undefined;
}

export type MboxHost = Pick<Host, 'cookie' | 'setCookie' | 'url' | 'now'> & {
  /** Makes an id of 32 hex characters. */
  readonly createId: () => string;
};

/**
 * Writes the cookie, `session#<id>#<epoch in s>|PC#<id>#<epoch in s>`, whose parts begin anew to
 * end, and returns what it holds. Where its session has ended, is missing or is not 32 hex
 * characters (002 §5), it gets a new one. An id of the marketing host, where a new one has come,
 * takes the place of the one before; one of another form is not read again.
 */
export function renewMboxCookie(host: MboxHost, newTntId?: string): MboxState {
  const nowS = Math.floor(host.now() / 1_000);
  const find = (form: RegExp) => {
    const [, id, untilS] = form.exec(host.cookie(MBOX_COOKIE) ?? '') ?? [];
    return Number(untilS) > nowS ? id : undefined;
  };
  const session = find(SESSION) ?? host.createId();
  const tntId = newTntId ?? find(PERSISTENT);
  const persistent = tntId ? `|PC#${tntId}#${nowS + PERSISTENT_S}` : '';
  const value = `session#${session}#${nowS + SESSION_S}${persistent}`;
  writeSiteCookie({ name: MBOX_COOKIE, value, maxAgeS: MAX_AGE_S }, host);
  return { session, tntId };
}
