import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '#registry';
import { indexDeclaredFeatures, getFeatureType } from '#schemas/content/declared-feature.ts';
import { readManifest, collectImports } from '#site/build/build-manifest.ts';
import { experience } from '#site/experience.ts';
import { componentsOf, hasOffers, headerFeaturesOf, VISITED_PAGES } from '../journeys/pages.ts';
import { startProcess } from './start-process.ts';
import { startSite, type TestSite } from './start-site.ts';

const LOCAL = 'dist/tools/server/local.js';
const manifest = await readManifest('dist/client');
const SHEETS = [...new Set([...manifest.values()].flatMap(({ css = [] }) => css))];
const DECLARED = indexDeclaredFeatures(experience.routes.flatMap(({ features = [] }) => features));
const TYPES = new Set(registry.entries.map(({ type }) => type));

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const textOf = (sheet: string) => readFileSync(`dist/client/${sheet}`, 'utf8');

/**
 * The style sheets of everything that is on a page: its components, the features in them, and the
 * frame.
 */
async function sheetsFor(path: string): Promise<string[]> {
  const components = await componentsOf(path);
  const named = components.flatMap(({ componentType, name }) => [
    componentType,
    getFeatureType(DECLARED.get(String(name)) ?? { name: String(name) }),
  ]);
  const html = await (await site.get(path)).text();
  const types = [
    'top-bar',
    // Some layouts leave it out.
    ...(html.includes('data-type="navigation"') ? ['navigation'] : []),
    'footer',
    'cookie-dialog',
    ...((await hasOffers(path)) ? ['offers'] : []),
    ...[...named, ...(await headerFeaturesOf(path))].filter((type) => TYPES.has(type)),
  ];
  const modules = [...manifest.keys()].filter((key) =>
    types.some((type) => key.endsWith(`/${type}/${type}.tsx`)),
  );
  const all = ['site/browser.ts', ...modules].flatMap((key) => collectImports(manifest, key));
  return [...new Set(all.flatMap(({ css = [] }) => css))];
}

async function linkedBy(path: string): Promise<string[]> {
  const html = await (await site.get(path)).text();
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(
    ([, address = '']) => address,
  );
}

describe.each(VISITED_PAGES)('%s', (path) => {
  test('RN-014 links two style sheets, with exactly the rules of the types on it', async () => {
    const addresses = await linkedBy(path);
    const answers = await Promise.all(addresses.map((address) => site.get(address)));
    const text = (await Promise.all(answers.map((answer) => answer.text()))).join('');
    const expected = await sheetsFor(path);

    expect(addresses).toHaveLength(2);
    expect(SHEETS.filter((sheet) => text.includes(textOf(sheet))).toSorted()).toEqual(
      expected.toSorted(),
    );
    expect(text).toHaveLength(expected.reduce((sum, sheet) => sum + textOf(sheet).length, 0));
  });
});

test.each(SHEETS)('%s means the same wherever it stands in a set', (sheet) => {
  const text = textOf(sheet);

  // Both are relative to a file, or valid at its beginning only.
  expect(text).not.toMatch(/@(?:import|charset|namespace)\b/);
  expect(text).not.toMatch(/url\((?!\s*["']?(?:\/|data:|#))/);
});

test('a set can be had from a process that has made no page, and is the same there', async () => {
  const [, address = ''] = await linkedBy('/en/individuals');
  const other = await startProcess(LOCAL, {});

  const [here, there] = await Promise.all([site.get(address), fetch(other.address + address)]);

  expect(address).toMatch(/^\/assets\/styles\//);
  expect([here.status, there.status]).toEqual([200, 200]);
  expect(there.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(there.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await there.text()).toBe(await here.text());
});

test('a set of another build is missing, and no cache remembers that', async () => {
  const answer = await site.get('/assets/styles/00000000.11111111.css');

  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
