import { describe, expect, test } from 'vitest';
import {
  sampleEntries,
  sampleExperience,
  shellEntry,
  textEntry,
  textMissing,
} from '../create-plan/sample-site.testing.ts';
import { createRegistry } from '../registry/create-registry.ts';
import type { Entry } from '../registry/index.ts';
import { useRoute } from '../view/route-context.ts';
import {
  htmlOf,
  NO_FILES,
  note,
  pageOf,
  serverWith,
  withEntries,
} from './sample-server.testing.ts';

/** A check of the consumer's own: it wants a rate. */
const strict = {
  check: () =>
    Promise.resolve({
      shape: { properties: { link: { kind: 'url' as const } } },
      check: (value: unknown) =>
        typeof value === 'object' && value !== null && 'rate' in value ? [] : [rateMissing],
    }),
  load: () =>
    Promise.resolve(({ rate, link }: { rate?: string; link?: string }) => `${rate}:${link}`),
};

const rateMissing = {
  ...textMissing,
  pointer: '/rate',
  message: 'The property "rate" is missing.',
};

test('ER-004 a server without a registry is not made: Experience Renderer not defined', () => {
  expect(() => serverWith({}, { registry: undefined as never })).toThrow(
    /^Experience Renderer not defined$/,
  );
});

const pageOfTwo = (componentType: string) =>
  pageOf(
    { componentType, rate: '2%', link: 'javascript:alert(1)' },
    { componentType, text: 'no rate' },
    note('after'),
  );

function failFor({ entries }: { readonly entries: readonly unknown[] }): typeof NO_FILES {
  if (entries.length > 0) throw new Error('secret.internal has no manifest');
  return NO_FILES;
}

function throwing(id: string, changes: Partial<Entry> = {}): Entry {
  const load = () =>
    Promise.resolve(() => {
      throw new Error(`${id} is broken`);
    });
  return textEntry(id, { load, ...changes });
}

describe('an entry of a consumer', () => {
  test.each([
    ['adds', 'rate-card', withEntries(textEntry('rate-card', strict)).registry],
    [
      'replaces',
      'interactive-note',
      createRegistry(sampleEntries, { replace: [textEntry('interactive-note', strict)] }),
    ],
  ])('RN-019 that the consumer %s is checked and rendered like ours', async (_, id, registry) => {
    const server = serverWith(pageOfTwo(id), { registry });

    const html = await htmlOf(server.get('/en/individuals'));

    expect(html).toContain('>2%:</div>');
    expect(html).toContain('>after</div>');
    expect(html).not.toContain('no rate');
    expect(server.messages).toEqual([
      expect.stringMatching(/"rate" is missing.*\/data\/flexZone\/flexComponents\/1\/rate/),
    ]);
  });

  test('RN-019 of the shell gets the content under its type, by its own check', async () => {
    const banner = shellEntry('banner', {
      ...strict,
      load: () => Promise.resolve(({ data }: { data?: object }) => JSON.stringify(data) ?? 'none'),
    });
    const layouts = { default: { order: ['main', 'end'], slots: { end: { shell: 'banner' } } } };
    const options = { ...withEntries(banner), experience: { ...sampleExperience, layouts } };
    const good = serverWith(pageOf(), {
      ...options,
      cmsData: () => Promise.resolve({ banner: { rate: '3%' } }),
    });
    const bad = serverWith(pageOf(), {
      ...options,
      cmsData: () => Promise.resolve({ banner: { text: 'x' } }),
    });

    const shown = await htmlOf(good.get('/en/individuals'));
    const without = await htmlOf(bad.get('/en/individuals'));

    expect(shown).toContain('>{&quot;rate&quot;:&quot;3%&quot;}</div>');
    expect(without).toContain('>none</div>');
    expect(good.messages).toEqual([]);
    expect(bad.messages).toEqual([expect.stringMatching(/"rate" is missing.*\/banner\/rate/)]);
  });
});

describe('an item that throws while it is rendered', () => {
  test('costs itself only, three levels deep', async () => {
    const broken = { componentType: 'broken', text: '' };
    const server = serverWith(
      pageOf(
        note('', [note('', [note('', [broken, note('sister')]), note('aunt')])]),
        note('last'),
      ),
      withEntries(throwing('broken')),
    );

    const html = await htmlOf(server.get('/en/individuals'));

    expect(html.match(/>(sister|aunt|last)</g)).toEqual(['>sister<', '>aunt<', '>last<']);
    expect(server.messages).toEqual([
      expect.stringMatching(
        /Component broken failed: broken is broken.*flexComponents\/0\/inner\/0\/inner\/0\/inner\/0\)/,
      ),
    ]);
    expect(server.trace()?.steps.at(-1)).toMatchObject({
      step: 'render-page',
      decision: 'rendered without the items that threw',
    });
  });

  test('leaves a good item alone that an author gave the same id', async () => {
    const server = serverWith(
      pageOf({ componentType: 'broken', id: 'same', text: '' }, { ...note('well'), id: 'same' }),
      withEntries(throwing('broken')),
    );

    const html = await htmlOf(server.get('/en/individuals'));

    expect(html).toContain('>well</div>');
    expect(server.messages).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('is for reading only', async () => {
    const response = await serverWith({}).get('/en/individuals', { method: 'POST', body: 'x' });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('has the address that visitors see, not the one that the request came to', async () => {
    const server = serverWith(pageOf(), { siteOrigin: 'https://visitors.sample.test' });

    const html = await htmlOf(server.get('https://www.sample.test/en/individuals?y'));

    expect(html).toContain('rel="canonical" href="https://visitors.sample.test/en/individuals"');
    expect(html).not.toContain('www.sample.test');
  });

  test.each(['GET', 'HEAD'])(
    'OP-007 leads to the canonical address of the site with 308, without asking a service: %s',
    async (method) => {
      const asked: string[] = [];
      const server = serverWith(pageOf(), {
        siteOrigin: 'https://visitors.sample.test',
        fetch: (request) => {
          asked.push(request.url);
          return Promise.reject(new TypeError('no network'));
        },
      });

      const response = await server.get('//evil.example//x/?y=/', { method });

      expect(response.status).toBe(308);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(response.headers.get('location')).toBe(
        'https://visitors.sample.test/evil.example/x?y=/',
      );
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(asked).toEqual([]);
    },
  );

  test('is an error page in the language of the path when nothing can be planned', async () => {
    const server = serverWith(pageOf(), { files: failFor });

    const response = await server.get('/fr/particuliers?query');
    const html = await response.text();

    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('Veuillez réessayer plus tard.');
    expect(html).toContain('rel="canonical" href="https://www.sample.test/fr/particuliers"');
    expect(html).not.toContain('secret');
    expect(server.messages).toEqual([expect.stringContaining('secret.internal has no manifest')]);
  });

  test('gives its trace, with the rendering last, and so does a redirect', async () => {
    const server = serverWith(pageOf(note('a')));

    await server.get('/en/individuals');
    const page = server.trace()?.steps.at(-1);
    await server.get('/');
    const redirect = server.trace()?.steps.at(-1);

    expect(page).toMatchObject({ step: 'render-page', decision: 'rendered', end: 'done' });
    expect(redirect).toMatchObject({ step: 'match-route' });
  });

  test('to somebody who has left is aborted and not reported', async () => {
    const visitor = new AbortController();
    const wasAsked = Promise.withResolvers<AbortSignal>();
    const server = serverWith({
      '/page-model': (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
          wasAsked.resolve(request.signal);
        }),
    });

    const answer = server.get('/en/individuals', { signal: visitor.signal });
    const asked = await wasAsked.promise;
    visitor.abort();
    await answer;

    expect(asked.aborted).toBe(true);
    expect(server.messages).toEqual([]);
  });
});

function Where(): string {
  const { parameters, childScope } = useRoute();
  return `${parameters['branch']} of ${childScope}`;
}

describe('a feature in a slot of its route', () => {
  const where = textEntry('where', {
    kind: 'feature',
    load: () => Promise.resolve(Where),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
  const branches = {
    pathPattern: '/en/branches/*',
    pageTitle: 'A branch',
    slots: { main: { feature: 'where' } },
    features: [{ name: 'where' }],
    childRoutes: [{ pathPattern: '/:branch' }],
  };
  const experience = { ...sampleExperience, routes: [branches, ...sampleExperience.routes] };

  test('RT-030 is rendered with what its route knows, which no other page holds', async () => {
    const server = serverWith(pageOf(note('a page')), { ...withEntries(where), experience });

    const html = await htmlOf(server.get('/en/branches/ghent'));

    expect(html).toContain('ghent of ghent');
    expect(html).toContain('<title>A branch - Sample Bank</title>');
    expect(html).toContain('"route":{"parameters":{"branch":"ghent"},"childScope":"ghent"');
    expect(await htmlOf(server.get('/en/individuals'))).not.toContain('"route"');
  });
});
