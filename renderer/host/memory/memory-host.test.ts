import { expect, test } from 'vitest';
import { createMemoryHost } from './memory-host.testing.ts';

test('without options nothing outside is reached', async () => {
  const host = createMemoryHost();

  await expect(host.fetch(new Request('https://www.meridia.test/'))).rejects.toThrow(TypeError);
  await expect(
    host.cmsData({ locale: 'en-GB', segment: 'business', signal: new AbortController().signal }),
  ).resolves.toBeUndefined();
  expect(host.cookie('locale')).toBeUndefined();
});

test('time stands still until the clock is moved', async () => {
  const host = createMemoryHost({ now: 1_000 });

  expect(host.now()).toBe(1_000);
  await host.clock.advance(500);

  expect(host.now()).toBe(1_500);
});

test('the console records messages, level by level', () => {
  const host = createMemoryHost();

  host.console.error('lost:', new Error('no network'));
  host.console.warn('late');
  host.console.info('done');

  expect(host.messages).toEqual([
    { level: 'error', text: 'lost: Error: no network' },
    { level: 'warn', text: 'late' },
    { level: 'info', text: 'done' },
  ]);
});

test('address, cookies, network and shell are those of its options', async () => {
  const host = createMemoryHost({
    url: 'https://www.meridia.test/fr/particuliers?from=mail',
    cookies: 'locale=fr-BE',
    fetch: () => Promise.resolve(new Response('answer')),
    cmsData: { footer: {} },
  });

  const answer = await host.fetch(new Request('https://api.meridia.test/'));
  const signal = new AbortController().signal;

  expect(await answer.text()).toBe('answer');
  expect(host.url().search).toBe('?from=mail');
  expect(host.cookie('locale')).toBe('fr-BE');
  expect(await host.cmsData({ locale: 'fr-BE', segment: 'business', signal })).toEqual({
    footer: {},
  });
});
