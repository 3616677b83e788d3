import { expect, test } from 'vitest';
import { createServerHost } from './server-host.ts';

const visit = {
  url: new URL('https://www.meridia.test/en/individuals'),
  cookies: 'segment=business',
};

test('a request is known by its own address and cookies', () => {
  const options = { fetch: () => Promise.reject(new Error('no network')), console };

  const one = createServerHost(visit, options);
  const other = createServerHost(
    { url: new URL('https://www.meridia.test/nl'), cookies: '' },
    options,
  );

  expect([one.url().pathname, one.cookie('segment')]).toEqual(['/en/individuals', 'business']);
  expect([other.url().pathname, other.cookie('segment')]).toEqual(['/nl', undefined]);
});

test('the shell has no content where nothing brings it', async () => {
  const host = createServerHost(visit, { fetch: () => Promise.reject(new Error('x')), console });
  const signal = new AbortController().signal;

  expect(await host.cmsData({ locale: 'en-GB', segment: 'business', signal })).toBeUndefined();
});

test('a stopped timer does not run', async () => {
  const host = createServerHost(visit, { fetch: () => Promise.reject(new Error('x')), console });
  const ran: string[] = [];

  const stop = host.after(0, () => ran.push('stopped'));
  stop();
  await new Promise<void>((resolve) => host.after(1, resolve));

  expect(ran).toEqual([]);
});
