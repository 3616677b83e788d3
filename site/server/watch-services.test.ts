import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { experience } from '../experience.ts';
import { watchPageEndpoint } from './watch-services.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const openApp = (endpoint: unknown) => ({
  flexPage: { name: 'flexPage', properties: { endpoint } },
});

/** A watch whose service answers with what the test puts there; an Error is no answer. */
function watching(first: unknown, own: ExperienceConfig['featureConfig'] = PAGES) {
  const answers = { next: first };
  const asked: string[] = [];
  const host = createMemoryHost();
  const until = new AbortController();
  const watch = watchPageEndpoint({
    experience: { ...experience, ...(own && { featureConfig: own }) },
    origin: 'https://api.test',
    async fetch({ url }) {
      asked.push(url);
      const answer = await answers.next;
      if (answer instanceof Error) throw answer;
      return Response.json(answer);
    },
    until: until.signal,
    host,
  });
  const levels = () => host.messages.map(({ level }) => level);
  return { ...watch, answers, asked, host, until, levels };
}

const PAGES: ExperienceConfig['featureConfig'] = { application: 'open', features: ['flexPage'] };

test('CF-011 CF-013 FP-030 the endpoint of pages is asked for at start and each hour', async () => {
  const { checked, pageEndpoint, asked, answers, host, levels } = watching(openApp('/first'));

  await checked;
  expect(pageEndpoint()).toBe('/first');
  answers.next = openApp('/second');
  await host.clock.advance(HOUR_MS - 1);
  expect([pageEndpoint(), asked.length]).toEqual(['/first', 1]);
  await host.clock.advance(1);

  expect(pageEndpoint()).toBe('/second');
  expect(asked).toEqual(['https://api.test/config/app/open', 'https://api.test/config/app/open']);
  expect(levels()).toEqual([]);
});

test.each([
  ['no answer', new Error('no network')],
  ['no configuration', []],
  ['an address elsewhere', openApp('https://user@evil.example/pages')],
  ['an address that is no text', openApp(5)],
])('after %s what was known holds, with one warning, until it comes again', async (_, wrong) => {
  const { checked, pageEndpoint, answers, host, levels } = watching(openApp('/first'));
  await checked;
  answers.next = wrong;

  await host.clock.advance(HOUR_MS + 3 * MINUTE_MS);
  expect([pageEndpoint(), ...levels()]).toEqual(['/first', 'warn']);
  answers.next = openApp('/second');
  await host.clock.advance(MINUTE_MS);

  expect([pageEndpoint(), ...levels()]).toEqual(['/second', 'warn', 'info']);
});

test('a service that hangs keeps a server from its start for three seconds', async () => {
  const { checked, pageEndpoint, host, levels } = watching(new Promise(() => undefined));

  await host.clock.advance(2_999);
  expect(levels()).toEqual([]);
  await host.clock.advance(1);
  await checked;

  expect([pageEndpoint(), ...levels()]).toEqual([undefined, 'warn']);
});

test('nothing is asked where no service configures pages, nor after the end', async () => {
  const none = watching(openApp('/first'), { features: ['search'] });
  await none.checked;
  expect([none.pageEndpoint(), none.asked.length]).toEqual([undefined, 0]);

  const { checked, asked, host, until } = watching(openApp('/first'));
  await checked;
  until.abort();
  await host.clock.advance(2 * HOUR_MS);

  expect(asked).toHaveLength(1);
});
