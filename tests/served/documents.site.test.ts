import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

const POLICIES = Object.entries(experience.consent?.policyUrls ?? {});
const PAGES = Object.entries(experience.consent?.pageUrls ?? {});

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterEach(() => site.reset());
afterAll(() => site.stop());

test('there is a policy and a page about cookies in every language of the site', () => {
  const locales = experience.locales.map(({ locale }) => locale);

  expect(POLICIES.map(([locale]) => locale)).toEqual(locales);
  expect(PAGES.map(([locale]) => locale)).toEqual(locales);
});

test.each(POLICIES)(
  'the cookie policy in %s is a PDF that says its language',
  async (locale, url) => {
    const answer = await site.get(url);

    const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(text).toMatch(/^%PDF-1\.\d\n/);
    expect(text).toMatch(/%%EOF\s*$/);
    expect(text).toContain(`/Lang (${locale})`);
    expect(text).toMatch(/\/Title (?:\([^)]+\)|<FEFF[0-9A-F]+>)/);
    expect(text).toMatch(/\/MarkInfo <<\/Type \/MarkInfo\s+\/Marked true/);
  },
);

test('a browser may show a document in a window of its own, and nothing in it may run', async () => {
  const { headers } = await site.get('/documents/cookie-policy-en.pdf');

  const policy = headers.get('content-security-policy') ?? '';
  expect(headers.get('content-disposition')).toMatch(/^inline;/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("object-src 'self'");
  expect(policy).not.toMatch(/sandbox|script-src/);
});

test('a document is sent once, and in parts where that is asked for', async () => {
  const { headers } = await site.get('/documents/cookie-policy-en.pdf');
  const etag = headers.get('etag') ?? '';

  const again = await site.get('/documents/cookie-policy-en.pdf', {
    headers: { 'if-none-match': etag },
  });
  const part = await site.get('/documents/cookie-policy-en.pdf', {
    headers: { range: 'bytes=0-4' },
  });

  expect(again.status).toBe(304);
  expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
});

test.each([
  '/documents/nothing.pdf',
  '/documents/cookie-policy-en',
  '/documents/../package.json',
  '/documents/..%2f..%2fpackage.json',
  '/documents/%2e%2e/%2e%2e/package.json',
  '/documents/..%5c..%5cpackage.json',
  '/documents/',
])('there is no document at %s', async (path) => {
  const { status, headers } = await rawGet(site.address, path);

  expect(status).toBe(404);
  expect(headers['content-type']).not.toContain('pdf');
});

test('a document fails when it is told to, and pages do not', async () => {
  site.faultInjection.set('documents', { kind: 'status', status: 503 });

  const [document, page] = await Promise.all([
    site.get('/documents/cookie-policy-en.pdf'),
    site.get('/en/individuals/cookies'),
  ]);

  expect([document.status, page.status]).toEqual([503, 200]);
});
