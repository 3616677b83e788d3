import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createConsent } from '#renderer/consent';
import { startMeasurement } from '#renderer/measurement';
import { createMemoryBrowser } from '#renderer/memory';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';
import { createMeasuringBackend } from './open-measured-page.ts';

const ACTION = { type: 'EVENT', pageName: 'individuals' } as const;
const PLAIN_TEXT = 'text/plain;charset=utf-8';

/** Headers that a page of another origin may send without being asked (Fetch, 2.2.2). */
const SAFE = ['accept', 'accept-language', 'content-language'];

/** Headers that no page sets: a browser, or Node in its place, writes them. */
const OF_THE_BROWSER =
  /^(?:sec-.*|host|connection|user-agent|accept-encoding|content-length|cache-control|pragma)$/;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
  document.documentElement.dataset['status'] = 'ready';
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['status'];
  window.history.replaceState(null, '', '/');
});

/** A page that measures, whose API host is a server of another origin, with what reaches that. */
async function openPage(profile?: string) {
  const { backend, received } = createMeasuringBackend();
  const posts: Request[] = [];
  const { origin } = await serveOnLoopback(
    listenerOf((request) => {
      if (request.method !== 'GET') posts.push(request.clone());
      return backend.fetch(request);
    }),
  );
  const beacons: string[] = [];
  const tab = createMemoryBrowser({ fetch }).openTab();
  const consent = createConsent({}, tab);
  consent.save(3);
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  Object.assign(window.navigator, {
    // Sends what a browser sends: the body with its type, and no other header of the page.
    sendBeacon(url: string, body: Blob) {
      beacons.push(new URL(url).origin);
      const headers = { 'content-type': body.type };
      void body.text().then((text) => fetch(url, { method: 'POST', headers, body: text }));
      return true;
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(window.navigator, 'sendBeacon'));
  const visitor = {
    facts: () => ({ session: 'unauthenticated', context: new Map() }) as const,
    subscribe: () => () => undefined,
    activeProfileId: () => profile,
    authorise(request: Request) {
      request.headers.set('authorization', 'Bearer token-of-the-profile');
      return request;
    },
  };
  const measure = startMeasurement(window, {
    experience: { apiOrigin: origin, measurement: {} },
    ...(profile !== undefined && { visitor: async () => visitor }),
    consent,
    host: tab,
    signal: ending.signal,
  });
  const names = async () =>
    (await received()).flatMap((event) => ('eventName' in event ? [event.eventName] : []));
  await expect.poll(received, QUICKLY).toHaveLength(1);
  return {
    origin,
    posts,
    beacons,
    names,
    record: (eventName: string) => measure.record({ ...ACTION, eventName }),
    end: () => window.dispatchEvent(new PageTransitionEvent('pagehide')),
  };
}

const QUICKLY = { interval: 2 };

/** Lists the headers for which a browser would ask another origin first. */
function listAskedHeaders({ headers }: Request): readonly string[] {
  return [...headers.keys()].filter((name) => {
    if (name === 'content-type') return headers.get(name)?.toLowerCase() !== PLAIN_TEXT;
    return !SAFE.includes(name) && !OF_THE_BROWSER.test(name);
  });
}

test.each([
  ['by a beacon', '/', 1],
  ['by a call that outlives a page whose address says something', '/?q=typed', 0],
])(
  'an API host of another origin gets all events of a visitor without being asked first, the last ones %s',
  async (_, address, count) => {
    window.history.replaceState(null, '', address);
    const { origin, posts, beacons, names, record, end } = await openPage();

    record('seen');
    await expect.poll(names, QUICKLY).toEqual(['seen']);
    record('as it ends');
    end();

    await expect.poll(names, QUICKLY).toEqual(['seen', 'as it ends']);
    expect(beacons).toEqual(Array.from({ length: count }, () => origin));
    expect(posts.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    expect(posts.flatMap(listAskedHeaders)).toEqual([]);
  },
);

test('an API host of another origin gets the events of a profile by calls with its token, the last ones as well', async () => {
  const { posts, beacons, names, record, end } = await openPage('p-1');

  record('seen');
  await expect.poll(names, QUICKLY).toEqual(['seen']);
  record('as it ends');
  end();

  await expect.poll(names, QUICKLY).toEqual(['seen', 'as it ends']);
  expect(beacons).toEqual([]);
  expect(posts.map(listAskedHeaders)).toEqual(posts.map(() => ['authorization']));
});
