import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createMemoryBrowser, createMemoryHost } from '../../host/memory/index.testing.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { createConsent } from '../../services/consent/index.ts';
import { getWindowMeasure, type BeforeSend } from '../../services/measurement/index.ts';
import { createExperience } from '../start/create-experience.ts';
import { startMeasurement } from './start-measurement.ts';

const EXPERIENCE: ExperienceConfig = {
  name: 'test',
  appName: 'Test',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*', pageLayout: 'default' }],
  measurement: {},
};
const ACTION = { type: 'EVENT', pageName: 'a', eventName: 'b' } as const;

const CONSENT_COOKIES = ['cookiesOptin', 'thirdpartyOptin'];
const measure = getWindowMeasure(window);
const host = () => createMemoryHost({ url: 'https://www.meridia.test/en' });

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  document.body.replaceChildren();
  for (const name of CONSENT_COOKIES) document.cookie = `${name}=; Max-Age=0`;
  delete document.documentElement.dataset['status'];
});

/** Opens a page, which measures by itself where nobody else does. */
async function openPage(beforeSend?: BeforeSend) {
  const { dispose } = await createExperience(window, {
    registry: createRegistry([]),
    experience: EXPERIENCE,
    host: host(),
    ...(beforeSend && { beforeSend }),
  });
  onTestFinished(dispose);
  return dispose;
}

/** Allows everything, and gives the paths of the beacons that a page sends as it ends. */
function allowMeasurement(): readonly string[] {
  const handedOver: string[] = [];
  for (const name of CONSENT_COOKIES) document.cookie = `${name}=true`;
  Object.assign(window.navigator, {
    sendBeacon: (url: string) => handedOver.push(new URL(url).pathname) > 0,
  });
  onTestFinished(() => void Reflect.deleteProperty(window.navigator, 'sendBeacon'));
  return handedOver;
}

/** The names of the actions in the data layer. */
function listActions(): readonly string[] {
  return measure.events().flatMap(({ event }) => (event.type === 'EVENT' ? event.eventName : []));
}

const rename: BeforeSend = (event) =>
  event.type === 'EVENT' ? { ...event, eventName: 'own' } : event;

test('the hook of an experience sees each event until that ends, though somebody else has begun to measure', async () => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  startMeasurement(window, { experience: EXPERIENCE, host: host(), signal: ending.signal });

  const dispose = await openPage(rename);
  measure.record(ACTION);
  dispose();
  measure.record(ACTION);

  expect(listActions()).toEqual(['own', 'b']);
});

test('the hook of an experience stays where another one before it ends', async () => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  startMeasurement(window, { experience: EXPERIENCE, host: host(), signal: ending.signal });
  const disposeFirst = await openPage();
  document.body.innerHTML = '<div id="page"></div>';

  await openPage(rename);
  disposeFirst();
  measure.record(ACTION);

  expect(listActions()).toEqual(['own']);
});

test('an experience that has begun to measure ends it, hands over what waits, and another may begin', async () => {
  const handedOver = allowMeasurement();
  const disposeFirst = await openPage();
  disposeFirst();

  const dispose = await openPage(rename);
  measure.record(ACTION);
  await expect.poll(listActions).toEqual(['own']);
  dispose();
  // Nobody listens to the page any more: the next one gets no event of this one.
  document.dispatchEvent(new CustomEvent('measure', { detail: ACTION }));
  measure.record({ ...ACTION, pageName: 'next' });
  await openPage(rename);
  await expect.poll(listActions).toEqual(['own']);

  expect(handedOver).toEqual(['/clientevent/measurement/batch']);
});

test('AN-011 the name of a page is stored as another one comes, and as its document ends', async () => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const stored: string[] = [];
  const tabStorage = {
    get: () => undefined,
    set: (name: string, value: string) => void stored.push(`${name}: ${value}`),
    remove: () => undefined,
  };
  allowMeasurement();
  startMeasurement(window, {
    experience: EXPERIENCE,
    host: { ...host(), tabStorage },
    signal: ending.signal,
  });
  measure.record({ type: 'PAGE', pageName: 'a' });
  measure.record({ type: 'PAGE', pageName: 'b' });
  await expect.poll(() => measure.events().map(({ event }) => event)).toHaveLength(2);

  window.dispatchEvent(new PageTransitionEvent('pagehide'));

  const names = stored.filter((text) => text.startsWith('previous-page-name'));
  expect(names).toEqual(['previous-page-name: a', 'previous-page-name: b']);
});

describe('while nobody has chosen', () => {
  test.each([
    { undecided: 'hold', meanwhile: 'held', received: ['before', 'after'] },
    { undecided: 'drop', meanwhile: 'dropped', received: ['after'] },
  ] as const)(
    'AN-047 "$undecided" has events $meanwhile, and of them a choice sends $received',
    async ({ undecided, meanwhile, received }) => {
      const pages: (string | undefined)[] = [];
      const tab = createMemoryBrowser({
        async fetch(request) {
          if (request.method === 'POST') pages.push(...readPages(await request.text()));
          return Response.json({});
        },
      }).openTab();
      const consent = createConsent({}, tab);
      const ending = new AbortController();
      onTestFinished(() => ending.abort());
      document.documentElement.dataset['status'] = 'ready';
      const experience = { ...EXPERIENCE, measurement: { consent: { undecided } } };
      startMeasurement(window, { experience, consent, host: tab, signal: ending.signal });

      measure.record({ ...ACTION, pageName: 'before' });
      await expect.poll(() => measure.events().at(-1)?.delivery).toBe(meanwhile);
      consent.save(3);
      measure.record({ ...ACTION, pageName: 'after' });

      await expect.poll(() => pages).toEqual(received);
    },
  );
});

test('AN-048 a withdrawal ends the session of a page whose tab stores nothing', async () => {
  const sessions: (string | undefined)[] = [];
  const tab = createMemoryBrowser({
    tabStorage: 'off',
    async fetch(request) {
      if (request.method === 'POST') sessions.push(...readSessions(await request.text()));
      return Response.json({});
    },
  }).openTab();
  const consent = createConsent({}, tab);
  consent.save(3);
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  document.documentElement.dataset['status'] = 'ready';
  startMeasurement(window, {
    experience: EXPERIENCE,
    consent,
    host: tab,
    signal: ending.signal,
  });

  measure.record(ACTION);
  await expect.poll(() => sessions).toHaveLength(1);
  consent.save(1);
  consent.save(3);
  measure.record({ ...ACTION, eventName: 'c' });

  await expect.poll(() => sessions).toHaveLength(2);
  expect(sessions).toEqual([expect.any(String), expect.any(String)]);
  expect(sessions[1]).not.toBe(sessions[0]);
});

interface SentBody {
  readonly sessionId?: string;
  readonly type?: string;
  readonly pageName?: string;
  readonly events?: readonly SentBody[];
}

/** Returns the actions that a call holds, whether one or a batch. */
function readActions(text: string): readonly SentBody[] {
  const body: SentBody = JSON.parse(text);
  const { events = [body] } = body;
  return events.filter(({ type }) => type === 'EVENT');
}

const readPages = (text: string) => readActions(text).map(({ pageName }) => pageName);
const readSessions = (text: string) => readActions(text).map(({ sessionId }) => sessionId);
