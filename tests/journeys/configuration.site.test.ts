import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFaultInjection, type Fault } from '#fixtures/backend';
import { experience } from '#site/experience.ts';
import { testFirst } from '../sample/test-first.ts';
import { startSite } from '../served/start-site.ts';
import { follow } from './follow.ts';
import { sessionOf, logInAs } from './signing-in.ts';
import { fieldOf, openSearch, optionsOf } from './use-search.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const CARDS = '/en/individuals/cards';
const SAVING = '/en/individuals/saving/saver-plus';
const ENDPOINT = '/fulltext-search/suggestions';

/** The last takes until the limit of a call. */
const FAILURES: readonly [string, Fault][] = [
  ['status 500', { kind: 'status', status: 500 }],
  ['an error page in HTML', { kind: 'html' }],
  ['nothing', { kind: 'hang' }],
];

const { site, visit } = openSite();

/** Its own address of page models leads nowhere, and its pages take each other's place. */
const configured = openSite({
  site: {
    experience: {
      ...experience,
      navigation: 'client',
      flexPage: { ...experience.flexPage, endpoint: '/flex-page/nowhere' },
    },
  },
});
/** The addresses at which an endpoint was asked, without the origin. */
const addressesOf = (endpoint: 'app-config' | 'client-context') =>
  site()
    .faultInjection.calls(endpoint)
    .map(({ url }) => new URL(url).pathname + new URL(url).search);

/** The bodies that a page sends to the service of suggestions, from now on. */
function watchBodies(page: Page): readonly unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ENDPOINT)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The home page of a client who has just logged in. */
async function visitAsClient() {
  const login = `/log-in?returnTo=${encodeURIComponent(HOME)}`;
  const opened = await visit(login, { isNew: true, until: 'loaded' });
  await logInAs(opened.page, 'A private client');
  await opened.page.waitForURL(site().address + HOME);
  await untilReady(opened.page);
  return opened;
}

/** Makes it less sure who is signed in, as a log-in without a card would. */
async function lowerLevel(page: Page): Promise<void> {
  const { profiles = [] } = (await sessionOf(page)) ?? {};
  const lower = profiles.map((profile) => ({ ...profile, executorLevelOfAssurance: 4 }));
  await page.evaluate(
    (text) => localStorage.setItem('session', text),
    JSON.stringify({ profiles: lower }),
  );
  await page.goto(site().address + CARDS);
  await untilReady(page);
}

describe('the configuration of the search', () => {
  test('CF-011 CF-012 comes from the service, with the first question', async () => {
    const own = { suggestions: { clientID: 'of-the-bank', segment: 'open' } };
    const text = JSON.stringify({ search: { name: 'search', properties: own } });
    const { page, expectQuiet } = await visit(HOME, { isNew: true });
    site().faultInjection.set('app-config', { kind: 'body', text });
    const bodies = watchBodies(page);
    expect(addressesOf('app-config')).toEqual([]);

    await openSearch(page);

    expect(bodies).toMatchObject([{ clientId: 'of-the-bank', segments: ['individuals'] }]);
    expect(addressesOf('app-config')).toEqual(['/config/app/open']);
    await expectQuiet();
  });

  test('CF-013 is not asked for again in the next document', async () => {
    const { page } = await visit(HOME, { isNew: true });
    await openSearch(page);
    const bodies = watchBodies(page);

    await page.goto(site().address + CARDS);
    await untilReady(page);
    await openSearch(page);

    expect(bodies).toHaveLength(1);
    expect(addressesOf('app-config')).toHaveLength(1);
  });

  test('is the own one of the site where the service does not answer', async () => {
    const { page, consoleMessages } = await visit(HOME, { isNew: true });
    site().faultInjection.set('app-config', { kind: 'status', status: 500 });
    const bodies = watchBodies(page);

    await openSearch(page);
    await fieldOf(page).fill('card li');
    await page.getByRole('option', { name: 'card limit' }).waitFor();

    expect(bodies[0]).toMatchObject({ clientId: 'meridia-site', segments: ['individuals'] });
    expect(addressesOf('app-config')).toHaveLength(1);
    expect(consoleMessages.join()).toContain("The configuration of the search is the site's own");
  });
});

/** Follows a link, and resolves once the page behind it has taken the place of the one before. */
async function followTo(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.waitForURL(`**${path}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
}

describe('where pages come from', () => {
  test('FP-030 CF-012 is where the service says, which the server has asked before and a browser asks once', async () => {
    const { page, expectQuiet } = await configured.visit(HOME, { isNew: true });
    const { calls } = configured.site().faultInjection;
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect([calls('page-model').length, calls('app-config').length]).toEqual([1, 0]);

    await followTo(page, CARDS);
    await followTo(page, SAVING);

    expect(await page.locator('main h1').innerText()).toContain('Saver Plus');
    expect([calls('page-model').length, calls('app-config').length]).toEqual([3, 1]);
    await expectQuiet({ moving: ['navigation'] });
  });

  testFirst<[string, Fault]>(1, FAILURES)(
    'FP-030 is where the site says, and the page is whole, where the service answers a browser with %s',
    async (_, fault) => {
      const { page, consoleMessages } = await configured.visit(HOME, { isNew: true });
      const { set, calls } = configured.site().faultInjection;
      set('app-config', fault);

      await followTo(page, CARDS);
      await followTo(page, SAVING);

      expect(await page.locator('main h1').innerText()).toContain('Saver Plus');
      expect([calls('page-model').length, calls('app-config').length]).toEqual([3, 1]);
      expect(consoleMessages.join()).toContain("The configuration of pages is the site's own");
    },
  );

  testFirst<[string, Fault]>(2, FAILURES)(
    'FP-030 is where the site says, and the page is whole, where the service answers a server with %s',
    async (_, fault) => {
      const faultInjection = createFaultInjection();
      faultInjection.set('app-config', fault);
      const started = await startSite({ faultInjection });
      onTestFinished(() => started.stop());

      const answer = await started.get(SAVING);

      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<h1[^>]*>.*Saver Plus/s);
      expect(started.messages).toEqual([
        expect.stringMatching(/^The configuration of pages does not come: /),
      ]);
    },
  );
});

describe('the client context', () => {
  test('CF-002 CF-004 SR-025 a client has top suggestions of their own at level 5, and below it those of all', async () => {
    const { page, expectQuiet } = await visitAsClient();

    await openSearch(page);

    expect(await optionsOf(page)).toContain('estate planning');
    expect(addressesOf('client-context')).toEqual(['/client-context?profileType=PRVT']);
    await lowerLevel(page);
    await openSearch(page);
    expect(await optionsOf(page)).toContain('block a card');
    expect(addressesOf('client-context')).toHaveLength(1);
    await expectQuiet();
  });

  test('CF-008 CF-009 a time-out is told around the page, and the search goes on without it', async () => {
    const { page } = await visitAsClient();
    site().faultInjection.set('client-context', { kind: 'hang' });
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          const hear = (event: Event) => resolve(event instanceof CustomEvent && event.detail);
          document.addEventListener('analytics-error', hear);
        }),
    );

    await openSearch(page);

    expect(await told).toEqual({ message: 'Timeout when fetching Client Context API' });
    expect(await optionsOf(page)).toContain('block a card');
  });
});

test('CF-007 CF-016 CF-017 a host page asks for both by the platform, and is told what is wrong', async () => {
  const { page } = await visit(HOME);

  const told = await page.evaluate(async () => {
    const platform = await (await window.experience).wake();
    const asked = [
      platform.featureConfig('search'),
      platform.featureConfig(''),
      platform.featureConfig('search', 'shop'),
      platform.clientContext(),
    ];
    const outcomes = await Promise.allSettled(asked);
    return outcomes.map((outcome) =>
      String(
        outcome.status === 'rejected' ? outcome.reason.message : JSON.stringify(outcome.value),
      ),
    );
  });

  expect(told).toEqual([
    expect.stringContaining('"name":"search"'),
    '[appConfig]: feature name is not provided',
    '[appConfig]: invalid application name provided',
    'No call for Client Context API made because LOA < 5',
  ]);
});
