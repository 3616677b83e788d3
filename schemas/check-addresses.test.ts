import { expect, test } from 'vitest';
import { checkAddresses } from './check-addresses.ts';
import type { Shape } from './check-module.ts';
import { shape as experienceShape } from './generated/experience.check.ts';
import { shape as routeShape } from './generated/route.check.ts';
import { shape as pageShape } from './generated/page-response.check.ts';
import { checkDocument } from './validate/checks/check-document.ts';
import { loadKnownChecks } from './validate/known-checks.ts';

const EVIL = '//evil.example';

const EXPERIENCE = {
  $schema: 'https://experience.local/experience.schema.json',
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/', redirect: '/en' }],
};

/** One configured address of each kind that is wrong, and the pointer to it. */
const WRONG: readonly [string, object][] = [
  ['/cdnHost', { cdnHost: 'https://cdn.example.com; script-src *' }],
  ['/flexPage/endpoint', { flexPage: { endpoint: 'https://evil.example/page' } }],
  ['/macros/endpoint', { macros: { endpoint: '/macros?x=1' } }],
  ['/segments/0/homes/en-GB', { segments: [{ id: 'a', labels: {}, homes: { 'en-GB': EVIL } }] }],
  ['/routes/0/redirect', { routes: [{ pathPattern: '/', redirect: '/\\evil.example' }] }],
  [
    '/routes/0/auth/redirectTo',
    { routes: [{ pathPattern: '/*', auth: { redirectTo: 'javascript:{currentUrl}' } }] },
  ],
];

/** Every place of a shape that takes an address, by a readable path. */
function addressPlaces(shape: Shape, path = ''): { path: string; shape: Shape }[] {
  const inner = [
    ...Object.entries(shape.properties ?? {}),
    ...(shape.items ? [['[]', shape.items] as const] : []),
    ...(shape.values ? [['*', shape.values] as const] : []),
  ];
  return [
    ...(shape.kind === 'url' ? [{ path, shape }] : []),
    ...inner.flatMap(([name, each]) => addressPlaces(each, `${path}/${name}`)),
  ];
}

test('OP-008 every address of an experience and of a route says which ones it takes', () => {
  const places = [experienceShape, routeShape].flatMap((shape) => addressPlaces(shape));

  const silent = places.filter(({ shape }) => shape.address === undefined);

  expect(places.length).toBeGreaterThan(6);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('an address of content is not held to the rules of a configuration', () => {
  expect(addressPlaces(pageShape).filter(({ shape }) => shape.address)).toEqual([]);
});

test.each(WRONG)('OP-008 validate names the hostile address at %s', async (pointer, wrong) => {
  const problems = checkDocument({ ...EXPERIENCE, ...wrong }, await loadKnownChecks());

  const refused = problems.filter(({ code }) => code === 'unsafe-address');
  expect(refused).toEqual([expect.objectContaining({ pointer, severity: 'error' })]);
  expect(refused[0]?.message).toMatch(/^Unsafe address: ".+"\. It.+\.$/);
  expect(refused[0]?.fix).toMatch(/^Write .+\.$/);
});

test('OP-008 validate names the hostile redirect of a route in a file of its own', async () => {
  const route = {
    $schema: 'https://experience.local/route.schema.json',
    pathPattern: '/',
    redirect: 'javascript:alert(1)',
  };

  const problems = checkDocument(route, await loadKnownChecks());

  expect(problems).toEqual([
    expect.objectContaining({ code: 'unsafe-address', pointer: '/redirect' }),
  ]);
});

test.each([
  [{ package: '../../evil' }],
  [{ package: 'a/../../evil' }],
  [{ package: 'a//evil' }],
  [{ package: 'a/.hidden' }],
])('OP-008 no package of an asset leads out of its folder: %j', async (part) => {
  const asset = {
    $schema: 'https://experience.local/asset.schema.json',
    version: '1.0.0',
    file: 'index.js',
    ...part,
  };

  const problems = checkDocument(asset, await loadKnownChecks());

  expect(problems).toEqual([
    expect.objectContaining({ code: 'wrong-format', pointer: '/package' }),
  ]);
});

test.each([[null], [5], [{ routes: 'x' }], [{ routes: [null, { redirect: 5 }] }]])(
  'a configuration of a wrong shape (%j) does not break the look-up',
  (document) => {
    expect(checkAddresses(document, experienceShape)).toEqual([]);
  },
);
