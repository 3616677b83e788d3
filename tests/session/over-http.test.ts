import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createBackend,
  createFaultInjection,
  createTokenIssuer,
  memoryStore,
  type Fault,
} from '#fixtures/backend';
import { createMemoryBrowser } from '#renderer/memory';
import { createSession } from '#renderer/session';

const PERIOD_MS = 180_000;
const HOST = '127.0.0.1';

const images = async () => undefined;

/** The reference backend on a port of its own. */
async function startBackend() {
  const tokens = createTokenIssuer();
  const faultInjection = createFaultInjection();
  const backend = createBackend({ store: memoryStore({}), images, faultInjection, tokens });
  const server = createServer(getRequestListener(backend.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { tokens, faultInjection, origin: `http://${HOST}:${port}` };
}

/** A session whose clock the test moves, and whose requests go over the network. */
async function openSession(fault?: Fault) {
  const { tokens, faultInjection, origin } = await startBackend();
  const browser = createMemoryBrowser({ url: `${origin}/en`, fetch: (request) => fetch(request) });
  const waiting: (() => void)[] = [];
  const failures: string[] = [];
  const wake = () => waiting.splice(0).forEach((resolve) => resolve());
  const session = createSession(
    {
      onRefreshFailure: ({ kind }) => {
        failures.push(kind);
        wake();
      },
    },
    browser.openTab(),
  );
  onTestFinished(session.dispose);
  session.subscribe(wake);
  const { accessToken, refreshToken } = tokens.issue('p-1');
  const expirationTime = browser.now() + 300_000;
  const profile = { profileId: 'p-1', accessToken, refreshToken, expirationTime };
  session.start();
  session.setProfiles([{ ...profile, accessTokenTimeToLive: 300 }]);
  faultInjection.set('token', fault);

  /** Lets the time pass, and waits for what a request comes to. */
  const pass = async (ms: number) => {
    const settled = new Promise<void>((resolve) => waiting.push(resolve));
    await browser.clock.advance(ms);
    await settled;
  };
  return { browser, session, tokens, failures, faultInjection, refreshToken, pass };
}

test('a session is renewed over HTTP, with each refresh token once', async () => {
  const { session, pass, faultInjection } = await openSession();

  await pass(PERIOD_MS);
  const first = session.accessToken();
  await pass(297_000 - PERIOD_MS);

  expect([first, session.accessToken()]).toEqual(['access-2', 'access-3']);
  expect(faultInjection.calls('token').map(({ headers }) => headers['x-user-inactivity'])).toEqual([
    '180',
    '297',
  ]);
});

test('SE-017 a profile whose refresh token somebody else has used is removed', async () => {
  const { session, tokens, refreshToken, pass } = await openSession();
  tokens.renew(refreshToken);

  await pass(PERIOD_MS);

  expect(session.state()).toEqual({ status: 'empty' });
});

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['network', { kind: 'disconnect' }],
  ['status', { kind: 'status', status: 503 }],
  ['network', { kind: 'status', status: 302, headers: { Location: '/elsewhere' } }],
  ['answer', { kind: 'html' }],
  ['answer', { kind: 'empty' }],
  ['answer', { kind: 'body', text: '{"access_token":null}' }],
];

describe('where the log-in service fails', () => {
  test.each(FAULTS)(
    'it is told as %s after three attempts, and the profile stays: %j',
    async (kind, fault) => {
      const { session, failures, faultInjection, pass } = await openSession(fault);

      await pass(PERIOD_MS);
      await pass(2_000);
      await pass(5_000);

      expect(failures).toEqual([kind, kind, kind]);
      expect(faultInjection.calls('token')).toHaveLength(3);
      expect(session.accessToken()).toBe('access-1');
    },
  );

  test('by cutting its answer short, the token is used up, and the profile goes', async () => {
    const { session, failures, pass } = await openSession({ kind: 'truncated', times: 1 });

    await pass(PERIOD_MS);
    await pass(2_000);

    expect(failures[0]).toBe('answer');
    expect(session.state()).toEqual({ status: 'empty' });
  });

  test('by never answering, it has 10 s, and the next attempt succeeds', async () => {
    const { session, failures, pass } = await openSession({ kind: 'hang', times: 1 });

    await pass(PERIOD_MS + 10_000);
    await pass(2_000);

    expect(failures).toEqual(['timeout']);
    expect(session.accessToken()).toBe('access-2');
  });
});
