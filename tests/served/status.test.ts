import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.behaviour.clear());
afterAll(() => site.stop());

describe('the status of an answer', () => {
  test('RN-010 tells unknown pages, redirects and failures apart', async () => {
    const unknown = await site.get('/en/individuals/no-such-page');
    const redirect = await site.get('/');
    site.behaviour.set('page-model', { kind: 'status', status: 500 });
    const failed = await site.get('/en/individuals');

    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('We cannot find the page you are looking for.');
    expect(redirect.status).toBe(302);
    expect(redirect.headers.get('location')).toBe('/en/individuals');
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('30');
    expect(await failed.text()).toContain('Something went wrong. Please try again later.');
  });
});
