import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAULT_KINDS, readFaultLine, toFault } from '#fixtures';
import {
  createBackend,
  createCdn,
  createDeliveryHost,
  DELIVERY,
  createFaultInjection,
  createTokenIssuer,
  ENDPOINTS,
  createMemoryStore,
  MODULES,
  type BackendOptions,
  type CallEnd,
  type Endpoint,
} from '#fixtures/backend';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { testFirst } from '../sample/test-first.ts';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';
import {
  BOOKING_CLOCK,
  ENDPOINT_NAMES,
  FORM_QUESTIONS,
  MEASUREMENT_QUESTIONS,
} from './endpoint-questions.ts';

const store = createMemoryStore({
  'pages/en.json': { data: { flexZone: {} } },
  'cms-data/en-GB.json': { footer: {} },
  'branches/central.json': { name: 'Central' },
  'experiment-list/loans.json': {
    experiments: [
      {
        key: 'loan',
        experimentUrl: '/en',
        variants: [{ variant: 'control', variantUrl: '/en' }],
      },
    ],
  },
  'config/feature/search.json': { name: 'search', properties: {} },
  'config/app/open.json': {},
});
const images = async () => ({ bytes: new TextEncoder().encode('<svg/>'), type: 'image/svg+xml' });
const documents = async () => new TextEncoder().encode('%PDF-1.4');
const readModule = async () => 'export default class extends HTMLElement {}';
/** The endpoints of the CDN host and of the marketing host, which are applications apart. */
const MODULE = {
  name: MODULES,
  method: 'GET',
  path: '/loan-simulator/1.0.0/esm/index.js',
} as const;
const OFFERS = { name: DELIVERY, method: 'POST', path: '/rest/v1/delivery' } as const;
const EVERY_ENDPOINT = [...ENDPOINTS, MODULE, OFFERS];
const FORM = 'application/x-www-form-urlencoded';

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const SUGGESTIONS_OF_ALL = {
  clientId: 'meridia-site',
  segments: ['individuals'],
  limit: '5',
  languages: ['en'],
  categories: 'top',
  query: '',
};

/** Holds what is seen of the faults that alter a body where the right answer has none. */
const OF_NO_CONTENT = new Map([
  ['slow', '204, empty'],
  ...['truncated', 'wrong-type', 'trickle'].map((kind) => [kind, '200, empty'] as const),
]);

const SIGNED_IN = { headers: { authorization: 'Bearer t-1' } };

const SESSION_ID = '0123456789abcdef0123456789abcdef';

const DELIVERY_CALL = {
  context: {
    userAgent: 'Browser',
    timeOffsetInMinutes: 60,
    channel: 'web',
    screen: {},
    window: {},
    browser: {},
  },
  property: { token: 'property-be' },
  execute: {
    mboxes: [
      {
        name: 'home-loan-offer',
        index: 0,
        parameters: { location: '/en', language: 'en-GB', cookieConsent: 'true' },
      },
    ],
  },
};

type Question = (origin: string, tokens: IssuedTokens) => readonly [query: string, RequestInit?];

type IssuedTokens = ReturnType<ReturnType<typeof createTokenIssuer>['issue']>;

/** Holds a request for each endpoint that it would answer well. */
const QUESTIONS: Readonly<Record<Endpoint, Question>> = {
  'cms-data': () => ['?locale=en-GB'],
  'page-model': () => ['?pageUrl=/en'],
  macros: () => ['', { body: '{"groups":[]}' }],
  'search-results': () => ['?query=central&locale=en-GB'],
  'opening-hours': () => ['?branch=central'],
  suggestions: () => ['', { body: JSON.stringify(SUGGESTIONS_OF_ALL) }],
  'feature-config': () => [''],
  'app-config': () => [''],
  'client-context': (_, { accessToken }) => [
    '?profileType=PRVT',
    { headers: { authorization: `Bearer ${accessToken}` } },
  ],
  images: () => [''],
  documents: () => [''],
  pages: () => [''],
  'open-environment': () => [''],
  token: (_, { refreshToken }) => [
    '',
    {
      body: `grant_type=refresh_token&refresh_token=${refreshToken}`,
      headers: { 'content-type': FORM },
    },
  ],
  revocation: (_, { refreshToken }) => [
    '',
    { body: `token=${refreshToken}`, headers: { 'content-type': FORM } },
  ],
  modules: () => [''],
  delivery: () => [
    `?client=meridia&sessionId=${SESSION_ID}`,
    { body: JSON.stringify(DELIVERY_CALL) },
  ],
  'log-in': (origin) => [
    '',
    { body: '{"as":"private"}', headers: { origin, 'content-type': 'application/json' } },
  ],
  experiments: () => [''],
  'open-variants': () => [''],
  'active-variants': () => ['', SIGNED_IN],
  'open-visits': () => [''],
  visits: () => ['', SIGNED_IN],
  successes: () => ['', SIGNED_IN],
  subscriptions: () => ['', SIGNED_IN],
  unsubscriptions: () => ['', SIGNED_IN],
  ...FORM_QUESTIONS,
  ...MEASUREMENT_QUESTIONS,
};

/**
 * Holds for each kind the answer that a caller sees, and how the backend says that the call ended.
 */
const SEEN: ReadonlyMap<string, readonly [string, CallEnd]> = new Map([
  ['slow', ['200, whole, late', 'answered']],
  ['hang', ['none', 'left']],
  ['status', ['500, something else', 'answered']],
  ['html', ['200, HTML', 'answered']],
  ['truncated', ['200, half', 'answered']],
  ['empty', ['200, empty', 'answered']],
  ['body', ['200, empty', 'answered']],
  ['disconnect', ['none', 'broken']],
  ['reset', ['200, broken off', 'broken']],
  ['wrong-type', ['200, whole, as plain text', 'answered']],
  ['wrong-length', ['200, broken off', 'broken']],
  ['redirect', ['302, empty', 'answered']],
  ['trickle', ['200, whole, byte by byte', 'answered']],
  ['oversized', ['200, too large', 'answered']],
]);

/** Their answers begin, and break off once the head has come to whoever asked. */
const BROKEN_OFF: readonly (string | undefined)[] = ['reset', 'wrong-length'];

const QUICKLY = { interval: 2 };

/** Gives values to the named parts of an endpoint's path. */
function fillPath(path: string, endpoint: Endpoint): string {
  return path
    .replace(':key', 'loan')
    .replace(':variant', 'control')
    .replace(/:\w+/, ENDPOINT_NAMES.get(endpoint) ?? '');
}

type HostOptions = Required<Pick<BackendOptions, 'tokens' | 'faultInjection'>>;

const getTime = () => BOOKING_CLOCK;

/** The application that has an endpoint. */
function hostOf(endpoint: Endpoint, { tokens, faultInjection }: HostOptions) {
  if (endpoint === MODULES) return createCdn({ readModule, faultInjection });
  if (endpoint === DELIVERY) return createDeliveryHost({ store, faultInjection });
  return createBackend({ store, images, documents, tokens, faultInjection, now: getTime });
}

/** A backend on a port of its own, at which one endpoint is asked; it takes hardly any time. */
async function startAsking(endpoint: Endpoint) {
  const waits: number[] = [];
  let headCame = Promise.resolve();
  const faultInjection = createFaultInjection((delayMs) => {
    waits.push(delayMs);
    return BROKEN_OFF.includes(faultInjection.faultOf(endpoint)?.kind) ? headCame : nextTurn();
  });
  const tokens = createTokenIssuer();
  const backend = hostOf(endpoint, { tokens, faultInjection });
  const { origin } = await serveOnLoopback(listenerOf(backend.fetch));
  const { path = '', method } = EVERY_ENDPOINT.find(({ name }) => name === endpoint) ?? {};
  const ask = (signal: AbortSignal) => {
    const [query, init] = QUESTIONS[endpoint](origin, tokens.issue('p-1'));
    const url = `${origin}${fillPath(path, endpoint)}${query}`;
    const answer = fetch(url, { ...init, ...(method && { method }), redirect: 'manual', signal });
    headCame = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  };
  return { ask, waits, faultInjection };
}

/**
 * Every endpoint with every kind. The first of them are one of each endpoint, and of each kind:
 * there are fewer of those.
 */
const TRIES = FAULT_KINDS.flatMap((_, shift) =>
  EVERY_ENDPOINT.flatMap(({ name }, index) => {
    const kind = FAULT_KINDS[(index + shift) % FAULT_KINDS.length];
    return kind ? [[name, kind] as const] : [];
  }),
);

test('every kind of fault of the schema has its row here', () => {
  expect([...SEEN.keys()].toSorted()).toEqual([...FAULT_KINDS].toSorted());
});

testFirst(EVERY_ENDPOINT.length, TRIES)(
  'over HTTP %s takes the fault %s, and answers well after it',
  async (endpoint, kind) => {
    const { ask, waits, faultInjection } = await startAsking(endpoint);
    const caller = new AbortController();
    const fault = readFaultLine(kind);

    const right = await read(ask(caller.signal));
    faultInjection.set(endpoint, fault && toFault(fault));
    const asked = read(ask(caller.signal));
    await expect.poll(() => faultInjection.calls(endpoint).length, QUICKLY).toBe(2);
    const leaving = kind === 'hang' ? caller : new AbortController();
    leaving.abort();
    const seen = describeAnswer(await asked, { right, waits });
    faultInjection.set(endpoint, undefined);
    const after = await read(ask(new AbortController().signal));

    expect([200, 204]).toContain(right.status);
    expect(after.status).toBe(right.status);
    expect(after.text?.length).toBe(right.text?.length);
    const [what, end] = SEEN.get(kind) ?? [];
    expect(seen).toBe(right.text === '' ? (OF_NO_CONTENT.get(kind) ?? what) : what);
    await expect
      .poll(() => faultInjection.ends(endpoint), QUICKLY)
      .toEqual(['answered', end, 'answered']);
  },
);

interface ReadAnswer {
  /** Left out where there was no answer. */
  readonly status?: number;
  readonly type?: string | null;
  /** Left out where it broke off. */
  readonly text?: string | undefined;
}

async function read(asked: Promise<Response>): Promise<ReadAnswer> {
  const answer = await asked.catch(() => undefined);
  if (!answer) return {};
  const text = await answer.text().catch(() => undefined);
  return { status: answer.status, type: answer.headers.get('content-type'), text };
}

/**
 * Describes an answer by comparison with the right one. Tokens differ from call to call, but never
 * in length.
 */
function describeAnswer(
  { status, type, text }: ReadAnswer,
  { right, waits }: { readonly right: ReadAnswer; readonly waits: readonly number[] },
): string {
  if (status === undefined) return 'none';
  const size = right.text?.length ?? 0;
  const is = (what: string) => `${status}, ${what}`;
  if (!text) return is(text === undefined ? 'broken off' : 'empty');
  if (text.length > MAX_DOCUMENT_BYTES && text.trimEnd().length === size) return is('too large');
  if (text.length === Math.floor(size / 2)) return is('half');
  if (text.length !== size) return is(type?.startsWith('text/html') ? 'HTML' : 'something else');
  if (waits.length === size) return is('whole, byte by byte');
  if (waits.length === 1) return is('whole, late');
  return is(type?.startsWith('text/plain') ? 'whole, as plain text' : 'whole');
}
