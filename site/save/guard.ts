import type { Refusal } from './refusal.ts';
import { type Saving, isSameToken, TOKEN_HEADER } from './saving.ts';

/** The part of a request that decides if it may save at all. */
export interface RequestHead {
  readonly header: (name: string) => string | undefined;
}

export interface GuardOptions {
  readonly saving: Saving;
  /** The names beside those of this machine that the server answers to. */
  readonly allowedHosts: readonly string[];
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Says why a request may save nothing; undefined where it may. Looks at no body. */
export function findRequestRefusal(
  { header }: RequestHead,
  { saving, allowedHosts }: GuardOptions,
): Refusal | undefined {
  if ('off' in saving) return refuseSaving(saving.off);
  const refusal = findOriginRefusal({ header }, allowedHosts);
  if (refusal) return refusal;
  return isSameToken(header(TOKEN_HEADER), saving.token) ? undefined : WRONG_TOKEN;
}

/** Says why a request does not come from the playground of this server; undefined where it does. */
export function findOriginRefusal(
  { header }: RequestHead,
  allowedHosts: readonly string[],
): Refusal | undefined {
  const host = header('host') ?? '';
  const origins = originsAt(host, [...OWN_NAMES, ...allowedHosts]);
  if (origins.length === 0) return OTHER_HOST;
  // A browser says where a request comes from, and no page can make it say anything else.
  if (!origins.includes(header('origin') ?? '')) return OTHER_ORIGIN;
  return isJson(header('content-type')) ? undefined : NOT_JSON;
}

/**
 * The origins that a request to this host may come from: the host itself, where its name is one of
 * the list.
 */
function originsAt(host: string, names: readonly string[]): string[] {
  const [, port = ''] = /(:\d{1,5})$/.exec(host) ?? [];
  return names
    .map((name) => `${name}${port}`)
    .filter((known) => known === host.toLowerCase())
    .map((known) => new URL(`http://${known}`).origin);
}

function isJson(type = ''): boolean {
  return /^application\/json\s*(?:;|$)/i.test(type);
}

export function refuseSaving(reason: 'read-only' | 'not-loopback'): Refusal {
  const because = {
    'read-only': ['it was started with VITRINE_READONLY=1', 'Start it without VITRINE_READONLY'],
    'not-loopback': [
      'it listens to more than this machine',
      'Start it without HOST, so that it listens on 127.0.0.1',
    ],
  }[reason];
  return {
    status: 403,
    code: 'saving-is-off',
    message: `This server saves nothing, because ${because[0]}.`,
    fix: `${because[1]}, or download what you have changed.`,
  };
}

const OTHER_HOST: Refusal = {
  status: 403,
  code: 'other-host',
  message: 'This server saves nothing under the name that the request gives it.',
  fix: 'Open the playground at the address that the server has printed.',
};

const OTHER_ORIGIN: Refusal = {
  status: 403,
  code: 'other-origin',
  message: 'Only the playground of this server may save, and the request does not come from it.',
  fix: 'Open the playground at the address that the server has printed, and save there.',
};

const NOT_JSON: Refusal = {
  status: 415,
  code: 'not-json',
  message: 'What is saved has to be sent as application/json.',
  fix: 'Send the header content-type: application/json.',
};

const WRONG_TOKEN: Refusal = {
  status: 401,
  code: 'wrong-token',
  message: 'The request does not bear the token of this start of the server.',
  fix: 'Open the address with #token=… that the server has printed. Each start has another one.',
};

/** Lets so many calls through in a window of time; `now` in milliseconds. */
export function createRateLimit(maxCalls: number, windowMs: number, now: () => number) {
  let calls: readonly number[] = [];
  return (): boolean => {
    const start = now() - windowMs;
    calls = calls.filter((time) => time > start);
    if (calls.length >= maxCalls) return false;
    calls = [...calls, now()];
    return true;
  };
}
