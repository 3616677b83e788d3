import { describe, expect, test } from 'vitest';
import { createMemoryHost, createNativeSimulator } from '../host/memory/index.testing.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import type { VisitorFacts } from '../routing/index.ts';
import { readSiteContext } from '../visit/index.ts';
import { createPlan, type PlanOutcome } from './create-plan.ts';
import {
  answering,
  sampleExperience,
  samplePlatform,
  sampleRegistry,
} from './sample-site.testing.ts';

const page = { data: { flexZone: { flexComponents: [] } } };

function planOf(platform: Platform): Promise<PlanOutcome> {
  return createPlan({ platform, registry: sampleRegistry, signal: new AbortController().signal });
}

describe('an address', () => {
  const LOGIN = 'https://login.example.com/?return={currentUrl}';

  test('RT-005 RT-006 leads an anonymous visitor to the log-in page of its route, which is told where from', async () => {
    const routes = [{ pathPattern: '/mine', auth: { redirectTo: LOGIN } }];
    const host = { url: 'https://www.sample.test/mine?a=1' };

    const outcome = await planOf(samplePlatform(host, { ...sampleExperience, routes }).platform);

    expect(outcome).toEqual({
      status: 'redirect',
      url: 'https://login.example.com/?return=https%3A%2F%2Fwww.sample.test%2Fmine%3Fa%3D1',
    });
  });

  test.each([
    ['a session is required, and no log-in page is named', { auth: {} }, 'sign-in-required'],
    ['its redirects lead in a circle', { redirect: '/en/individuals' }, 'redirect-loop'],
    ['its conditions do not hold', { conditions: { segment: 'business' } }, 'route-not-found'],
  ])('is not found where %s', async (_, members, code) => {
    const routes = [{ pathPattern: '/en/individuals', ...members }];
    const problems: unknown[] = [];
    const { platform } = samplePlatform(
      { fetch: answering({ '/page-model': page }) },
      {
        ...sampleExperience,
        routes,
      },
    );
    platform.events.on('fault', (problem) => problems.push(problem));

    const outcome = await planOf(platform);

    expect(outcome).toMatchObject({ status: 'page', plan: { status: 404 } });
    expect(problems).toEqual([expect.objectContaining({ code })]);
  });

  test.each([
    ['which no pattern fits', [{ pathPattern: '/en/business' }], 1],
    ['whose route has conditions that fail', [{ pathPattern: '/*', conditions: { a: 1 } }], 1],
    ['which a route fits', [{ pathPattern: '/*' }], 0],
  ])('RT-008 %s, raises so many events route-not-found', async (_, routes, count) => {
    const paths: unknown[] = [];
    const { platform } = samplePlatform(
      { url: 'https://www.sample.test/en/nowhere?a=1', fetch: answering({ '/page-model': page }) },
      { ...sampleExperience, routes },
    );
    platform.events.on('route-not-found', (detail) => paths.push(detail));

    await planOf(platform);

    expect(paths).toEqual(Array.from({ length: count }, () => ({ path: '/en/nowhere' })));
  });

  test.each([
    ['in a normal browser', undefined, 200],
    ['in an app that can show it', '1.7.2', 200],
    ['in an app that is too old', '1.7.1', 404],
  ])('NB-001 RT-013 whose route needs the bridge of an app, %s', async (_, version, status) => {
    const routes = [{ pathPattern: '/*', compatibility: { mobileHybrid: ['bridge-navigation'] } }];
    const { platform } = samplePlatform(
      {
        fetch: answering({ '/page-model': page }),
        nativeWebView: version && createNativeSimulator({ version }),
      },
      { ...sampleExperience, routes },
    );

    expect(await planOf(platform)).toMatchObject({ status: 'page', plan: { status } });
  });

  test('whose route needs more than an app has leads home, which is told what was refused', async () => {
    const routes = [
      { pathPattern: '/en/individuals' },
      { pathPattern: '/*', compatibility: { mobileHybrid: ['bridge-navigation'] } },
    ];
    const host = {
      url: 'https://www.sample.test/en/my%20cards?a=1',
      nativeWebView: createNativeSimulator({ version: '1.7.1' }),
    };

    const outcome = await planOf(samplePlatform(host, { ...sampleExperience, routes }).platform);

    expect(outcome).toEqual({
      status: 'redirect',
      url: '/en/individuals#refused=%2Fen%2Fmy%2520cards',
    });
  });

  test.each([
    ['/en/business', 'business-layout'],
    ['/fr/epargne', 'french-layout'],
    ['/en/individuals', 'default'],
  ])('RT-026 at %s is shown by the route whose conditions hold there: %s', async (url, layout) => {
    const layouts = ['business-layout', 'french-layout', 'default'];
    const routes = [
      { pathPattern: '/*', pageLayout: 'business-layout', conditions: { segment: 'business' } },
      { pathPattern: '/*', pageLayout: 'french-layout', conditions: { language: ['fr', 'nl'] } },
      { pathPattern: '/*' },
    ];
    const { platform } = samplePlatform(
      { url: `https://www.sample.test${url}`, fetch: answering({ '/page-model': page }) },
      {
        ...sampleExperience,
        layouts: Object.fromEntries(layouts.map((name) => [name, { order: ['main'] }])),
        routes,
      },
    );

    expect(await planOf(platform)).toMatchObject({ status: 'page', plan: { layout } });
  });
});

test.each([
  ['www.accp.sample.test', 200],
  ['www.test.sample.test', 200],
  ['localhost', 200],
  ['www.sample.test', 404],
])('CF-014 CF-015 a route for TEST and ACCP alone, at %s: %i', async (hostname, status) => {
  const routes = [{ pathPattern: '/*', conditions: { environment: ['TEST', 'ACCP'] } }];
  const { platform } = samplePlatform(
    { url: `https://${hostname}/en/individuals`, fetch: answering({ '/page-model': page }) },
    { ...sampleExperience, routes },
  );

  expect(await planOf(platform)).toMatchObject({ status: 'page', plan: { status } });
});

const facts = (
  session: VisitorFacts['session'],
  values: Record<string, string | number> = {},
): VisitorFacts => ({ session, context: new Map(Object.entries(values)) });

describe('a route whose condition a server cannot know', () => {
  const routes = [
    { pathPattern: '/*', pageTitle: 'Mine', pageLayout: 'own', auth: {} },
    { pathPattern: '/*' },
  ];
  const signedIn = { cookies: 'signed-in=1' };
  const layouts = { default: { order: ['main'] }, own: { order: ['main'] } };

  /** The same page on a server, or in a browser that knows who visits. */
  async function planWith(table: typeof sampleExperience.routes, visitor?: VisitorFacts) {
    const asked: string[] = [];
    const host = createMemoryHost({
      url: 'https://www.sample.test/en/mine',
      ...signedIn,
      fetch(request) {
        asked.push(new URL(request.url).pathname);
        return Promise.resolve(Response.json(page));
      },
    });
    const experience = { ...sampleExperience, layouts, routes: table };
    const site = readSiteContext(experience, host);
    const platform = createPlatform(
      { experience, site, ...(visitor && { visitor: () => visitor }) },
      host,
    );
    return { outcome: await planOf(platform), asked };
  }

  test('is left to the browser, and nothing is fetched for a page that might be taken back', async () => {
    const { outcome, asked } = await planWith(routes);

    expect(outcome).toMatchObject({
      status: 'page',
      plan: {
        status: 200,
        layout: 'own',
        head: { title: 'Mine - Sample Bank', robots: 'noindex' },
        decisions: { waitsFor: ['session'] },
      },
    });
    expect(asked).toEqual([]);
  });

  test('is decided in the browser', async () => {
    const { outcome, asked } = await planWith(routes, facts('authenticated'));

    expect(outcome).toMatchObject({ status: 'page', plan: { status: 200, layout: 'own' } });
    expect(outcome).not.toHaveProperty('plan.decisions.waitsFor');
    expect(asked).toEqual(['/page-model']);
  });

  test('and a hint of a session that is none leads to no page of one', async () => {
    const { outcome } = await planWith(routes, facts('unauthenticated'));

    expect(outcome).toMatchObject({ status: 'page', plan: { status: 404 } });
  });

  test.each<[string, Record<string, string | number>]>([
    ['app', { app: 'banking' }],
    ['clientKind', { clientKind: 'professional' }],
    ['levelOfAssurance', { levelOfAssurance: 5 }],
  ])('RT-026 may ask for %s', async (name, values) => {
    const table = [
      { pathPattern: '/*', pageLayout: 'own', conditions: values },
      { pathPattern: '/*' },
    ];
    const layoutWith = async (given?: VisitorFacts) => (await planWith(table, given)).outcome;

    expect(await layoutWith()).toMatchObject({ plan: { decisions: { waitsFor: [name] } } });
    expect(await layoutWith(facts('authenticated', values))).toMatchObject({
      plan: { layout: 'own' },
    });
    expect(await layoutWith(facts('authenticated'))).toMatchObject({ plan: { layout: 'default' } });
  });

  test('RT-026 may ask for a property of the configuration, which both know', async () => {
    const table = [
      { pathPattern: '/*', pageLayout: 'own', conditions: { name: 'sample' } },
      { pathPattern: '/*' },
    ];

    expect((await planWith(table)).outcome).toMatchObject({ plan: { layout: 'own' } });
  });
});
