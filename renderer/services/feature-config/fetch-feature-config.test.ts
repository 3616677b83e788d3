import { expect, test } from 'vitest';
import { createCache } from '../http/cache/index.ts';
import { answer, API_ORIGIN, clientWith, hang } from '../http/sample-client.testing.ts';
import { fetchFeatureConfig } from './fetch-feature-config.ts';

const SEARCH = { name: 'search', properties: { suggestions: { clientID: 'm', segment: 's' } } };
const FLEX_PAGE = { name: 'flexPage', properties: { endpoint: '/pages' } };
const OPEN = JSON.stringify({ $schema: 'https://x', search: SEARCH, flexPage: FLEX_PAGE });

test('CF-010 a feature by itself is asked for by its name', async () => {
  const client = clientWith(answer(JSON.stringify({ ...SEARCH, name: 'a/b' })));

  const config = await fetchFeatureConfig({ feature: 'a/b' }, client);

  expect(client.sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${API_ORIGIN}/config/feature/a%2Fb`,
  ]);
  expect(config).toEqual({ name: 'a/b', properties: SEARCH.properties });
});

test.each(['open', 'profile', 'banking', 'investments'])(
  'CF-011 CF-012 of the application %s the answer is read by feature',
  async (application) => {
    const client = clientWith(answer(OPEN));
    const features = ['search', 'flexPage', 'other', 'constructor', '__proto__'];

    const configs = await Promise.all(
      features.map((feature) => fetchFeatureConfig({ feature, application }, client)),
    );

    expect(new Set(client.sent.map(({ url }) => url))).toEqual(
      new Set([`${API_ORIGIN}/config/app/${application}`]),
    );
    expect(configs).toEqual([SEARCH, FLEX_PAGE, undefined, undefined, undefined]);
  },
);

test('CF-013 an answer is served from the cache for 3,600,000 ms, whatever feature is asked for', async () => {
  const { host } = clientWith([]);
  const options = { identifier: () => 'default', origin: API_ORIGIN, maxAge: 1 };
  const { call } = createCache(options, host);
  const { http, sent } = clientWith(answer(OPEN), { cache: call });
  const ask = (feature: string) => fetchFeatureConfig({ feature, application: 'open' }, { http });

  await ask('search');
  await host.clock.advance(3_599_999);
  await ask('flexPage');
  expect(sent).toHaveLength(1);
  await host.clock.advance(1);
  await ask('search');

  expect(sent).toHaveLength(2);
});

test.each(['', 'shop', 'Open', '../feature/search'])(
  'CF-016 "%s" is no application, and nothing is asked',
  async (application) => {
    const client = clientWith(answer(OPEN));

    const asked = fetchFeatureConfig({ feature: 'search', application }, client);

    const message = '[appConfig]: invalid application name provided';
    await expect(asked).rejects.toThrow(expect.objectContaining({ message }));
    expect(client.sent).toEqual([]);
  },
);

test.each([undefined, 'open', 'shop'])(
  'CF-017 a feature without a name, of the application %s, is none',
  async (application) => {
    const client = clientWith(answer(OPEN));

    const asked = fetchFeatureConfig({ feature: '', application }, client);

    const message = '[appConfig]: feature name is not provided';
    await expect(asked).rejects.toThrow(expect.objectContaining({ message }));
    expect(client.sent).toEqual([]);
  },
);

test.each([
  ['open', '[]'],
  ['open', '{"search":null}'],
  ['open', '{"search":{"name":"other","properties":{}}}'],
  ['open', '{"search":{"name":"search","properties":[]}}'],
  [undefined, '""'],
  [undefined, '{"name":"other","properties":{}}'],
])('of the application %s the answer %s is refused', async (application, text) => {
  const asked = fetchFeatureConfig({ feature: 'search', application }, clientWith(answer(text)));

  await expect(asked).rejects.toThrow('The answer holds no configuration of the feature "search".');
});

test('nobody waits longer than three seconds', async () => {
  const { host, http } = clientWith(hang);

  const asked = fetchFeatureConfig({ feature: 'search' }, { http }).catch(String);
  await host.clock.advance(3_000);

  expect(await asked).toContain('3000ms timeout');
});
