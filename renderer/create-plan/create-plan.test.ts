import { describe, expect, test } from 'vitest';
import { createRegistry } from '../registry/create-registry.ts';
import { toClientPlan } from '../plan/client-plan.ts';
import { createPlan, type PlanOutcome } from './create-plan.ts';
import {
  answering,
  sampleEntries,
  sampleExperience,
  samplePlatform,
  sampleRegistry,
  type Answers,
  type SamplePlatform,
} from './sample-site.testing.ts';
import { listItems } from '../tree/index.ts';

const page = {
  data: {
    meta: { title: 'Saving', alternates: [{ locale: 'fr-BE', url: '/fr/epargne' }] },
    flexZone: {
      flexComponents: [
        { componentType: 'note', id: 'first', text: 'One' },
        { componentType: 'interactive-note', text: 'Two', link: 'javascript:alert(1)' },
        { componentType: 'unheard-of', text: 'Three' },
      ],
    },
  },
};

const pageOf = (...flexComponents: object[]) => ({ data: { flexZone: { flexComponents } } });

function site(answers: Answers = { '/page-model': page }, url = '/en/individuals'): SamplePlatform {
  return samplePlatform({
    url: `https://www.sample.test${url}`,
    fetch: answering(answers),
    cmsData: { bar: { text: 'Welcome', link: 'javascript:alert(1)' } },
  });
}

function planOf({ platform }: SamplePlatform, registry = sampleRegistry): Promise<PlanOutcome> {
  return createPlan({ platform, registry, signal: new AbortController().signal });
}

async function pagePlan(sample: SamplePlatform, registry = sampleRegistry) {
  const outcome = await planOf(sample, registry);
  if (outcome.status === 'page') return outcome;
  throw new Error(`It redirects to ${outcome.url}.`);
}

describe('a plan', () => {
  test('RN-016 made twice from the same input is deeply equal', async () => {
    const [first, second] = await Promise.all([pagePlan(site()), pagePlan(site())]);

    expect(first.plan).not.toBe(second.plan);
    expect(first.plan).toEqual(second.plan);
    expect(JSON.stringify(first.plan)).toBe(JSON.stringify(second.plan));
  });

  test('RN-016 travels to a browser without trace, fix, stack or host name', async () => {
    const broken = {
      ...sampleEntries[0],
      load: () => Promise.reject(new Error('secret.internal')),
    };
    const entries = sampleEntries.map((entry) =>
      entry.type === 'note' && entry.kind === 'component' ? { ...entry, ...broken } : entry,
    );
    const sample = site();

    const { plan, code } = await pagePlan(sample, createRegistry(entries));
    const text = JSON.stringify(toClientPlan(plan, code));

    expect(text).toContain('unknown-component');
    expect(text).toContain('component-not-loaded');
    expect(text).not.toMatch(/"(trace|steps|fix|stack|message|at|cause|head)":/);
    expect(text).not.toMatch(/secret\.internal|sample\.test|https?:|\.ts:/);
  });

  test('holds what was decided, so that a browser never decides it again', async () => {
    const { plan } = await pagePlan(site(undefined, '/fr/particuliers'));

    expect(plan.decisions).toEqual({
      locale: 'fr-BE',
      segment: 'individuals',
      session: 'anonymous',
      pageUrl: '/fr/particuliers',
    });
  });

  test('knows where its page stands in other languages, as the page says', async () => {
    const { plan } = await pagePlan(site());

    expect(plan.page.languages.map(({ id, url }) => [id, url])).toEqual([
      ['en-GB', '/en/individuals'],
      ['fr-BE', '/fr/epargne'],
    ]);
  });

  test('is made in slices where so much stands on its page, and else at once', async () => {
    const long = pageOf({ componentType: 'note', text: 'x'.repeat(100_001) });
    const plans = [site(), site({ '/page-model': long }), site({})].map((one) => pagePlan(one));

    const large = (await Promise.all(plans)).map(({ plan }) => plan.isLarge);

    expect(large).toEqual([false, true, false]);
  });

  test('reports once what is wrong with its layout', async () => {
    const layouts = { wide: { order: ['top', 'main'], slots: { top: { shell: 'banner' } } } };
    const routes = [
      { pathPattern: '/en/*', pageLayout: 'wide' },
      { pathPattern: '/*', pageLayout: 'narrow' },
    ];
    const siteAt = (url: string) =>
      samplePlatform(
        { url, fetch: answering({ '/page-model': pageOf() }) },
        {
          ...sampleExperience,
          layouts,
          routes,
        },
      );
    const sites = ['en', 'fr'].map((name) => siteAt(`https://www.sample.test/${name}/a`));

    await Promise.all(sites.map((one) => pagePlan(one)));

    expect(sites.map(({ host }) => host.messages.map(({ text }) => text))).toEqual([
      [expect.stringMatching(/^Unknown shell part: banner\. .* Use one of: bar, error-card\./)],
      [expect.stringMatching(/^Unknown layout: narrow\. .* Use one of: wide\./)],
    ]);
  });

  test('has addresses that are safe to follow, of the page as of its shell', async () => {
    const { plan } = await pagePlan(site());

    const links = listItems(plan.slots).map((item) => JSON.stringify(item));
    expect(links.join()).toContain('"link":""');
    expect(links.join()).not.toContain('javascript:');
  });

  test('leaves out an item whose code did not arrive, and reports that once', async () => {
    const entries = sampleEntries.map((entry) =>
      entry.type === 'interactive-note'
        ? { ...entry, load: () => Promise.reject(new Error('gone')) }
        : entry,
    );
    const sample = site({
      '/page-model': pageOf(
        { componentType: 'interactive-note', text: 'a' },
        { componentType: 'note', text: 'b' },
        { componentType: 'interactive-note', text: 'c' },
      ),
    });

    const { plan } = await pagePlan(sample, createRegistry(entries));

    const items = plan.slots.flatMap(({ zones = [] }) => zones.flatMap((zone) => zone.items));
    expect(items.map(({ state, pointer }) => [state, pointer])).toEqual([
      ['faulty', '/data/flexZone/flexComponents/0'],
      ['static', '/data/flexZone/flexComponents/1'],
      ['faulty', '/data/flexZone/flexComponents/2'],
    ]);
    expect(sample.host.messages.map(({ text }) => text)).toEqual([
      expect.stringContaining('The code of interactive-note could not be loaded: gone'),
    ]);
  });

  test.each(['bar', 'calculator', 'error-card'])(
    'RN-021 has a faulty item where a page names %s, which is no component',
    async (id) => {
      const sample = site({ '/page-model': pageOf({ componentType: id, text: 'a' }) });

      const { plan } = await pagePlan(sample);

      const [item] = plan.slots.flatMap(({ zones = [] }) => zones.flatMap((zone) => zone.items));
      expect(item).toMatchObject({ state: 'faulty', problems: [{ code: 'unknown-component' }] });
      expect(sample.host.messages.map(({ text }) => text)).toEqual([
        expect.stringContaining(`Unknown component: ${id}`),
      ]);
    },
  );
});

describe('an address without a page of its own', () => {
  test('leads elsewhere where its route redirects', async () => {
    const outcome = await planOf(site(undefined, '/'));

    expect(outcome).toEqual({ status: 'redirect', url: '/en/individuals' });
  });

  test('is not found where no route fits, and nothing is asked for', async () => {
    const asked: string[] = [];
    const sample = samplePlatform(
      {
        fetch: (request) => {
          asked.push(request.url);
          return Promise.resolve(Response.json(page));
        },
      },
      { ...sampleExperience, routes: [{ pathPattern: '/elsewhere' }] },
    );

    const { plan } = await pagePlan(sample);

    expect(plan.status).toBe(404);
    expect(plan.head).toMatchObject({ robots: 'noindex' });
    expect(asked).toEqual([]);
    expect(sample.host.messages.map(({ level }) => level)).toEqual(['warn']);
  });

  test.each([
    [404, 404, 'Page not found'],
    [500, 503, 'This page cannot be shown right now'],
  ])('says so when the content service answers %i', async (answered, status, heading) => {
    const answer = () => Promise.resolve(new Response('', { status: answered }));

    const { plan } = await pagePlan(site({ '/page-model': answer }));

    const card = listItems(plan.slots).find(({ type }) => type === 'error-card');
    expect(plan.status).toBe(status);
    expect(card).toMatchObject({ props: { data: { heading } } });
  });

  test.each([
    [404, '404 page not found'],
    [500, undefined],
  ])('FP-033 has a name to be counted by after %i: %s', async (status, name) => {
    const answer = () => Promise.resolve(new Response('', { status }));

    const { plan, code } = await pagePlan(site({ '/page-model': answer }));

    expect(plan.decisions.pageName).toBe(name);
    expect(toClientPlan(plan, code).decisions.pageName).toBe(name);
  });

  test('FP-033 has that name without a route, too, and no page that exists has it', async () => {
    const routes = [{ pathPattern: '/elsewhere' }];

    const { plan } = await pagePlan(samplePlatform({}, { ...sampleExperience, routes }));
    const found = await pagePlan(site());

    expect(plan.decisions.pageName).toBe('404 page not found');
    expect(found.plan.decisions).not.toHaveProperty('pageName');
  });

  test('offers to try the same path again, never another host', async () => {
    const sample = samplePlatform(
      {
        url: 'https://www.sample.test//evil.example/x',
        fetch: () => Promise.resolve(new Response(null, { status: 500 })),
      },
      { ...sampleExperience, routes: [{ pathPattern: '/*' }] },
    );

    const { plan } = await pagePlan(sample);

    const card = listItems(plan.slots).find(({ type }) => type === 'error-card');
    expect(card).toMatchObject({ props: { data: { link: { url: '/evil.example/x' } } } });
    expect(plan.head.canonical).toBe('https://www.sample.test//evil.example/x');
  });
});
