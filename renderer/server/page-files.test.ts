import { describe, expect, test } from 'vitest';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { sampleEntries, sampleExperience } from '../create-plan/sample-site.testing.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { defineEntry } from '../registry/entry.ts';
import { getCdnHost, listModules } from '../services/assets/index.ts';
import { indexModuleSources } from './page-files.ts';
import { createPageCache } from './page-cache/create-page-cache.ts';
import { note, pageOf, serverWith } from './sample-server.testing.ts';

const CDN = 'https://modules.meridia.test';
const DIGEST = `sha256-${'A'.repeat(43)}=`;
const asset = { package: 'loan-simulator', version: '1.0.0', file: 'index.js' };
const checked = {
  package: '@meridia/rates',
  version: '2.1.0',
  file: 'rates.js',
  integrity: DIGEST,
  imports: [{ file: 'parts/chart.js', integrity: DIGEST }],
};
const CHECKED_FILES = [
  `${CDN}/@meridia/rates/2.1.0/esm/rates.js`,
  `${CDN}/@meridia/rates/2.1.0/esm/parts/chart.js`,
];
const FOLDER = `${CDN}/loan-simulator/1.0.0/esm/`;

const withRoute = (feature: object) => ({
  routes: [
    { pathPattern: '/', redirect: '/en' },
    { pathPattern: '/*', features: [{ name: 'x', ...feature }] },
  ],
  cdnHost: CDN,
});

const sourcesOf = (experience: Parameters<typeof listModules>[0]) =>
  indexModuleSources(listModules(experience));

describe('the sources of a module', () => {
  test('AS-019 are the files of its asset where they have digests, and else their folder', () => {
    expect([...sourcesOf(withRoute({ asset: checked })).values()]).toEqual([CHECKED_FILES]);
    expect([...sourcesOf(withRoute({ asset })).values()]).toEqual([[FOLDER]]);
    expect(
      sourcesOf({ routes: [], floatingFeatures: [{ name: 'x', asset }], cdnHost: CDN }),
    ).toEqual(new Map([['x', [FOLDER]]]));
  });

  test('AS-015 are on the default host where the experience names none', () => {
    const { routes } = withRoute({ asset });

    expect(sourcesOf({ routes }).get('x')).toEqual([
      'https://cdn.example.com/loan-simulator/1.0.0/esm/',
    ]);
    expect(getCdnHost({})).toBe('https://cdn.example.com');
  });

  test.each([
    ['no asset', {}],
    ['a tag alone', { asset: { tag: 'branch-opening-hours' } }],
    ['one that is local', { asset: { ...asset, local: true } }],
  ])('are none with %s, whatever host is named', (_, feature) => {
    expect(sourcesOf(withRoute(feature)).size).toBe(0);
  });
});

interface SampleSite extends Partial<typeof sampleExperience> {
  readonly route?: Partial<RouteConfig>;
  readonly mayLoadModule?: (feature: string) => boolean;
}

/** A server whose page shows these features. */
function serverOf(
  features: readonly string[],
  { route, mayLoadModule, ...members }: SampleSite = {},
) {
  const declared = [
    { name: 'simulator', asset },
    { name: 'rates', asset: checked },
  ];
  const routes = [{ pathPattern: '/*', features: declared, ...route }];
  const experience = { ...sampleExperience, cdnHost: CDN, routes, ...members };
  const components = features.map((name) => ({ componentType: 'holder', name, properties: {} }));
  const pageCache = createPageCache({ maxBytes: 1_000_000 });
  const options = { experience, registry, pageCache, mayLoadModule };
  return serverWith(pageOf(note('a'), ...components), options);
}

/** Lists the sources of scripts in the policy of an answer, beside its own origin. */
function scriptsIn({ headers }: Response): readonly string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return /script-src 'self' ?([^;]*)/.exec(policy)?.[1]?.split(' ').filter(Boolean) ?? ['none'];
}

const scriptsOf = async (...options: Parameters<typeof serverOf>) =>
  scriptsIn(await serverOf(...options).get('/en'));

const accepting = { check: () => [], shape: {} };
const holder = defineEntry({
  kind: 'component',
  type: 'holder',
  family: 'blocks',
  interactive: false,
  load: async () => () => null,
  check: async () => ({
    ...accepting,
    shape: { properties: { name: { kind: 'feature' }, properties: {} } },
  }),
});
const element = defineEntry({
  kind: 'feature',
  type: 'custom-element',
  interactive: true,
  load: async () => () => null,
  check: async () => accepting,
});
const registry = createRegistry([...sampleEntries, holder, element]);

describe('the policy of a page', () => {
  test('AS-019 names the modules of the elements that stand on it, and no other', async () => {
    expect(await scriptsOf([])).toEqual([]);
    expect(await scriptsOf(['simulator'])).toEqual([FOLDER]);
    expect(await scriptsOf(['rates', 'simulator', 'rates'])).toEqual([FOLDER, ...CHECKED_FILES]);
  });

  test('AS-019 names those of all pages where they take each other’s place in one document', async () => {
    expect(await scriptsOf([], { navigation: 'client' })).toEqual([FOLDER, ...CHECKED_FILES]);
  });

  test('AS-019 names those of all pages where a browser decides which page it is', async () => {
    const route = { conditions: { clientKind: 'private' } };

    const signedIn = { headers: { cookie: 'signed-in=1' } };

    expect(scriptsIn(await serverOf([], { route }).get('/en', signedIn))).toEqual([
      FOLDER,
      ...CHECKED_FILES,
    ]);
  });

  test('AS-019 names the module of a feature that floats on every page', async () => {
    const floatingFeatures = [{ name: 'chat', asset: { ...asset, package: 'chat' } }];

    expect(await scriptsOf([], { floatingFeatures })).toEqual([`${CDN}/chat/1.0.0/esm/`]);
  });

  test('AS-018 names no module that may not be loaded, until it may, in a cached page too', async () => {
    const refused = new Set(['rates']);
    const { get } = serverOf(['simulator', 'rates'], {
      mayLoadModule: (name) => !refused.has(name),
    });

    const first = await get('/en');
    refused.clear();
    const later = await get('/en');

    expect(scriptsIn(first)).toEqual([FOLDER]);
    expect(later.headers.has('age')).toBe(true);
    expect(scriptsIn(later)).toEqual([FOLDER, ...CHECKED_FILES]);
  });

  test('AS-019 is the same when the page comes out of the cache, and when it has not changed', async () => {
    const server = serverOf(['simulator']);
    const first = await server.get('/en');

    const again = await server.get('/en');
    const unchanged = await server.get('/en', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });

    expect([again.headers.get('age'), unchanged.status]).toEqual(['0', 304]);
    expect([first, again, unchanged].map(scriptsIn)).toEqual([[FOLDER], [FOLDER], [FOLDER]]);
  });
});
