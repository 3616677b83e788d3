import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSite, type TestSite } from './start-site.ts';

const ADDRESS = '/en/individuals/borrowing/home-loan';
const VARIANT = '/en/individuals/borrowing/your-first-home-loan';
const ALLOWED = 'cookiesOptin=true; thirdpartyOptin=false';
const SEES_VARIANT = `${ALLOWED}; experiments=home-loan-advice:first-home`;

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterEach(() => site.reset());
afterAll(() => site.stop());

const lookups = () => site.faultInjection.calls('open-variants').length;

async function visit(path: string, cookie = '') {
  const { status, headers, text } = await read(path, cookie);
  return {
    status,
    pageUrl: /"pageUrl":"([^"]+)"/.exec(text)?.[1],
    cacheControl: headers.get('cache-control'),
    timing: headers.get('server-timing'),
    storedCookie: headers.get('set-cookie'),
  };
}

async function read(path: string, cookie: string) {
  const answer = await site.get(path, { headers: { cookie } });
  const { status, headers } = answer;
  return { status, headers, text: await answer.text() };
}

test('EX-024 only a visitor of a listed address who allows it is looked up', async () => {
  const outside = await visit('/en/individuals', ALLOWED);
  const below = await visit(ADDRESS, 'cookiesOptin=false');
  const before = lookups();
  const drawn = await visit(ADDRESS, ALLOWED);

  expect(outside).toMatchObject({ timing: null, cacheControl: expect.stringMatching(/^public/) });
  expect(below).toEqual({
    status: 200,
    pageUrl: ADDRESS,
    cacheControl: 'private, no-cache',
    timing: null,
    storedCookie: null,
  });
  expect([before, lookups()]).toEqual([0, 1]);
  expect(drawn.timing).toMatch(/^experiment;desc="home-loan-advice:(control|first-home):SPLIT"$/);
  expect(drawn.storedCookie).toMatch(/^experiments=home-loan-advice%3A/);
});

test('EX-023 the page of the variant takes the place of the last part of the address', async () => {
  expect(await visit(ADDRESS, SEES_VARIANT)).toMatchObject({
    status: 200,
    pageUrl: VARIANT,
    timing: 'experiment;desc="home-loan-advice:first-home:CACHED"',
  });
  expect(lookups()).toBe(0);
});
