import { describe, expect, test } from 'vitest';
import { answer, API_ORIGIN, clientWith } from './sample-client.testing.ts';
import { createXsrfInterceptor, type XsrfOptions } from './create-xsrf-interceptor.ts';

const PAGE_ORIGIN = 'https://www.meridia.test';
const trustedOrigins = new Set([API_ORIGIN, PAGE_ORIGIN, 'https://payments.meridia.test']);

/** The headers of a call by a page with such cookies. */
async function headersOf(
  path: string,
  method: string,
  { cookies = 'XSRF-TOKEN=a%2Fb', ...options }: Partial<XsrfOptions> & { cookies?: string } = {},
): Promise<Headers | undefined> {
  const { http, host, sent } = clientWith(answer('{}'), {
    cookies,
    signing: [(request) => createXsrfInterceptor({ trustedOrigins, ...options }, host)(request)],
  });
  await http.fetch(path, { method });
  return sent[0]?.headers;
}

describe('the cross-site token', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'AP-007 of the cookie is sent with %s, decoded, to a trusted origin',
    async (method) => {
      expect((await headersOf('/a', method))?.get('x-xsrf-token')).toBe('a/b');
      expect((await headersOf(`${PAGE_ORIGIN}/a`, method))?.get('x-xsrf-token')).toBe('a/b');
    },
  );

  test.each(['GET', 'HEAD', 'OPTIONS'])('AP-009 is not sent with %s', async (method) => {
    expect((await headersOf('/a', method))?.has('x-xsrf-token')).toBe(false);
  });

  test.each([
    'https://elsewhere.test/a',
    'http://api.meridia.test/a',
    'https://api.meridia.test:8443/a',
    'https://api.meridia.test.elsewhere.test/a',
    'https://evil-api.meridia.test/a',
    'https://meridia.test/a',
    '//elsewhere.test/a',
  ])('AP-008 is not sent to %s, which is not trusted', async (url) => {
    expect((await headersOf(url, 'POST'))?.has('x-xsrf-token')).toBe(false);
  });

  test.each(['', 'XSRF-TOKEN=', 'xsrf-token=a', 'MY-XSRF-TOKEN=a', 'XSRF-TOKEN=a%0Ab'])(
    'AP-007 is not sent without a cookie of exactly that name and a value that a header can carry: %j',
    async (cookies) => {
      expect((await headersOf('/a', 'POST', { cookies }))?.has('x-xsrf-token')).toBe(false);
    },
  );

  test('has other names where they are configured, and none at all with null', async () => {
    const names = { cookie: 'MY', header: 'X-MY' };

    const renamed = await headersOf('/a', 'POST', { names, cookies: 'MY=1; XSRF-TOKEN=2' });
    const off = await headersOf('/a', 'POST', { names: null });

    expect(renamed?.get('x-my')).toBe('1');
    expect([renamed, off].map((headers) => headers?.has('x-xsrf-token'))).toEqual([false, false]);
  });

  test('an interceptor that leads elsewhere takes no token along', async () => {
    const { http, host, sent } = clientWith(answer('{}'), {
      cookies: 'XSRF-TOKEN=a',
      interceptors: { request: [(request) => new Request('https://elsewhere.test/', request)] },
      signing: [(request) => createXsrfInterceptor({ trustedOrigins }, host)(request)],
    });

    await http.fetch('/a', { method: 'POST' });

    expect(sent[0]?.url).toBe('https://elsewhere.test/');
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });
});
