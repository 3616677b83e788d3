import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const SCENARIOS = await listScenarios(createDiskStore('fixtures'));

describe('the index of scenarios', () => {
  test('PV-002 lists every scenario with id, title, tags and the address that it has', async () => {
    const response = await site.get('/preview/index.json');

    const { scenarios } = (await response.json()) as { scenarios: unknown[] };
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(SCENARIOS.length).toBeGreaterThan(90);
    expect(scenarios).toEqual(
      SCENARIOS.map(({ id, scenario: { title, tags = [] } }) =>
        expect.objectContaining({ id, title, tags, address: `/preview/${id}` }),
      ),
    );
  });

  test('says how wide a window a scenario is made for', async () => {
    const response = await site.get('/preview/index.json');

    const { scenarios } = (await response.json()) as { scenarios: unknown[] };
    expect(scenarios).toContainEqual(
      expect.objectContaining({
        id: 'accordion/on-a-phone',
        viewport: { width: 360, height: 740 },
      }),
    );
  });
});

describe('what a scenario can be found by', () => {
  test.each([
    ['page/failed-nl', { kind: 'page', locale: 'nl-BE', checks: ['faults', 'services'] }],
    ['accordion/broken', { kind: 'component', checks: ['faults'], expectedFaults: ['too-small'] }],
    ['kit-button/colors', { kind: 'kit', checks: ['clean'] }],
    ['service-card/full', { locale: 'en-GB', segment: 'individuals' }],
  ])('%s has its kind, language, segment, and what is wrong on purpose', async (id, expected) => {
    const response = await site.get('/preview/index.json');

    const { scenarios } = (await response.json()) as { scenarios: unknown[] };
    expect(scenarios).toContainEqual(expect.objectContaining({ id, ...expected }));
  });
});

describe('an unknown address', () => {
  test.each(['/preview/service-card/ful', '/preview/%E0%A4%A', '/playground/nowhere'])(
    '%s is a document for people who come by a browser, and still not found',
    async (path) => {
      const { status, headers, text } = await rawGet(site.address, path, {
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      });

      expect(status).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(text).toContain('<noscript>');
    },
  );

  test('a missing file of the tools is no document', async () => {
    const { status, headers } = await rawGet(site.address, '/playground/assets/none.js', {
      headers: { accept: '*/*' },
    });

    expect(status).toBe(404);
    expect(headers['content-type']).not.toContain('<noscript>');
  });
});

describe('an unknown scenario', () => {
  test('PV-011 answers 404 and names the nearest ids with their addresses', async () => {
    const response = await site.get('/preview/service-card/ful');

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: 'There is no scenario "service-card/ful".',
      nearest: [
        { id: 'service-card/full', address: '/preview/service-card/full' },
        { id: expect.stringContaining('/') },
        { id: expect.stringContaining('/') },
      ],
    });
  });

  test.each([
    ['a name that is cut inside a letter', '/preview/%E0%A4%A'],
    ['a way out of the folder', '/preview/..%2f..%2fpackage'],
    ['nothing but a slash', '/preview//'],
    ['a script', '/preview/<script>alert(1)</script>'],
    ['a name of ten thousand characters', `/preview/${'x'.repeat(10_000)}`],
  ])('answers 404 briefly to %s', async (_, path) => {
    const { status, headers, text } = await rawGet(site.address, path);

    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(text.length).toBeLessThan(1_000);
  });
});

describe('the documents of gallery and previews', () => {
  test.each([
    ['/preview/', () => "'self'"],
    ['/preview/page/hostile', () => `'self' ${site.cdnHost}`],
  ])(
    '%s lets no script in but the own and modules of assets, and no address become code',
    async (path, scripts) => {
      const response = await site.get(path);

      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain(`script-src ${scripts()};`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('/preview leads to the gallery', async () => {
    const { status, headers } = await site.get('/preview');

    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/preview/');
  });
});
