import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

test.each([
  ['/en/individuals', 'en-GB'],
  ['/fr/particuliers?from=mail', 'fr-BE'],
])('FP-002 the page model of %s is requested from the public endpoint', async (path, locale) => {
  const answer = await site.get(path, { headers: { cookie: 'signed-in=1' } });
  const html = await answer.text();

  const [call, ...others] = site.faultInjection.calls('page-model');
  const { pathname, searchParams } = new URL(call?.url ?? '');
  expect(answer.status).toBe(200);
  expect(others).toEqual([]);
  expect(pathname).toBe('/flex-page/open/page-model');
  expect(pathname).toBe(experience.flexPage?.endpoint);
  expect([...searchParams]).toEqual([['pageUrl', path.split('?')[0]]]);
  expect(call).toMatchObject({ method: 'GET', headers: { 'accept-language': locale } });
  expect(html).toContain('data-zone="flexZone"');
});
