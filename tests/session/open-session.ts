import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import {
  createBackend,
  createFaultInjection,
  createTokenIssuer,
  createMemoryStore,
  type Fault,
} from '#fixtures/backend';
import { createMemoryBrowser } from '#renderer/memory';
import { createSession, type Session } from '#renderer/session';
import { countTokens } from './count-tokens.ts';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';

const images = async () => undefined;

export interface OpenSessionOptions {
  readonly fault?: Fault | undefined;
  /** Answers in the place of the reference backend. */
  readonly answer?: RequestListener | undefined;
  /** Holds members of the profile that is logged in, beside its tokens. */
  readonly members?: object;
  /** More profiles that are logged in with it. */
  readonly others?: readonly object[];
  /** Origins beside the server's that get the token. */
  readonly apiOrigins?: readonly string[];
}

/**
 * The reference backend on a port of its own. An answer that is slow comes when the test releases
 * it, whether or not somebody waits.
 */
async function startBackend({ answer }: OpenSessionOptions) {
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const tokens = createTokenIssuer({ createToken: countTokens() });
  const faultInjection = createFaultInjection(() => {
    held.resolve();
    return released.promise;
  });
  const backend = createBackend({ store: createMemoryStore({}), images, faultInjection, tokens });
  const ask = listenerOf(backend.fetch);
  const { origin } = await serveOnLoopback((request, response) => {
    response.once('close', closed.resolve);
    (answer ?? ask)(request, response);
  });
  return {
    tokens,
    faultInjection,
    origin,
    /** Resolves once an answer waits for its release. */
    held: held.promise,
    release: released.resolve,
    /** Resolves once the first request is over, whatever became of it. */
    closed: closed.promise,
  };
}

/** A session whose clock the test moves, and whose requests go over the network. */
export async function openSession(options: OpenSessionOptions = {}) {
  const { fault, members = {}, others = [], apiOrigins } = options;
  const backend = await startBackend(options);
  const { tokens, faultInjection, origin } = backend;
  const sent: Request[] = [];
  const browser = createMemoryBrowser({
    url: `${origin}/en`,
    random: () => 0.5,
    fetch(request) {
      sent.push(request.clone());
      return fetch(request);
    },
  });
  const waiting: (() => void)[] = [];
  const failures: string[] = [];
  const wake = () => waiting.splice(0).forEach((resolve) => resolve());
  const openTab = () => {
    const tab = browser.openTab();
    const session: Session = createSession(
      {
        apiOrigins,
        onRefreshFailure: ({ kind }) => {
          failures.push(kind);
          wake();
        },
      },
      tab,
    );
    onTestFinished(session.dispose);
    session.start();
    return { tab, session };
  };
  const { tab, session } = openTab();
  session.subscribe(wake);
  /** Hears of whatever the others store. */
  const witness = browser.openTab();
  const isOpen = () => (browser.stored.get('session') ?? '').includes('"open":true');
  const { accessToken, refreshToken } = tokens.issue('p-1');
  const expirationTime = browser.now() + 300_000;
  const profile = { profileId: 'p-1', accessToken, refreshToken, expirationTime };
  session.setProfiles([{ ...profile, accessTokenTimeToLive: 300, ...members }, ...others]);
  faultInjection.set('token', fault);

  return {
    ...backend,
    browser,
    tab,
    session,
    failures,
    refreshToken,
    openTab,
    /** All requests to the service, answered or not. */
    sent,
    refreshTokens: () =>
      Promise.all(
        sent.map(async (one) => new URLSearchParams(await one.clone().text()).get('refresh_token')),
      ),
    /** Lets the time pass, and waits for what a request comes to. */
    pass: async (ms: number) => {
      const settled = new Promise<void>((resolve) => waiting.push(resolve));
      await browser.clock.advance(ms);
      await settled;
    },
    /** Lets the time pass, and waits until no request is open; there need not have been one. */
    passAll: async (ms: number) => {
      await browser.clock.advance(ms);
      while (isOpen()) {
        // oxlint-disable-next-line no-await-in-loop -- one change after the other.
        await new Promise<void>((resolve) => {
          const stop = witness.storage.subscribe(() => {
            stop();
            resolve();
          });
        });
      }
    },
  };
}

/** Returns the active profile of a session, until when it is valid, and its token. */
export function activeIn(session: Session) {
  const state = session.state();
  return state.status === 'known' ? state.active : undefined;
}
