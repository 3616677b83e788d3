import { expect, test } from 'vitest';
import { checkAddresses } from '#schemas/check-addresses.ts';
import { check, shape } from '#schemas/generated/route.check.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { sampleExperience, samplePlatform } from '../create-plan/sample-site.testing.ts';
import { findFlexEndpoint } from './fetch-page.ts';
import { askForPage } from './load-page.ts';

const FEATURE = { name: 'flexPage', properties: { endpoint: '/of-the-feature' } };
const OTHER = { name: 'loanSimulator', properties: { endpoint: '/of-another' } };
const ROUTE = { properties: { endpoint: '/of-the-route' } };

test.each([
  ['a property of the route', ROUTE, '/of-the-route'],
  ['a property of its feature first', { ...ROUTE, features: [OTHER, FEATURE] }, '/of-the-feature'],
  ['no property of another feature', { features: [OTHER] }, undefined],
  ['no feature without properties', { features: [{ name: 'flexPage' }] }, undefined],
  ['nothing else', {}, undefined],
])('FP-030 the endpoint comes from %s', (_, route, endpoint) => {
  expect(findFlexEndpoint(route)).toBe(endpoint);
});

/** A window in which a page may be asked for, where the service answers so. */
function windowWith(
  answer: () => Promise<unknown>,
  { route = {}, isAsked = true, ...own }: EndpointOptions = {},
) {
  const asked: string[] = [];
  const { platform, host } = samplePlatform(
    {
      async fetch({ url }) {
        const { pathname } = new URL(url);
        asked.push(pathname);
        return Response.json(pathname.startsWith('/config') ? await answer() : {});
      },
    },
    {
      ...sampleExperience,
      ...(isAsked && { featureConfig: { application: 'open', features: ['flexPage'] } }),
      ...own,
    },
  );
  const ask = () =>
    askForPage({
      platform,
      http: platform.http,
      pageUrl: '/en',
      route: { pathPattern: '/*', ...route },
      signal: new AbortController().signal,
    });
  return { ask, asked, clock: host.clock, levels: () => host.messages.map(({ level }) => level) };
}

/** The addresses that are asked for one page, and what is told of it. */
async function endpointWith(...given: Parameters<typeof windowWith>) {
  const { ask, asked, levels } = windowWith(...given);
  await ask();
  return { asked, levels: levels() };
}

interface EndpointOptions extends Partial<ExperienceConfig> {
  readonly route?: object;
  readonly isAsked?: boolean;
}

const configured = (endpoint: unknown) => async () => ({
  flexPage: { name: 'flexPage', properties: { endpoint } },
});
const CONFIG = '/config/app/open';
const OWN = sampleExperience.flexPage?.endpoint;

test.each([
  ['the app configuration under flexPage', configured('/of-the-app'), {}, [CONFIG, '/of-the-app']],
  ['a property before that, without a call', configured('/a'), { route: ROUTE }, ['/of-the-route']],
  ['the experience where no service is named', configured('/a'), { isAsked: false }, [OWN]],
  ['the experience where the service says nothing', async () => ({}), {}, [CONFIG, OWN]],
] satisfies [string, () => Promise<unknown>, EndpointOptions, unknown[]][])(
  'FP-030 CF-012 the page comes from %s',
  async (...[, answer, options, expected]) => {
    const { asked, levels } = await endpointWith(answer, options);

    expect([asked, levels]).toEqual([expected, []]);
  },
);

test.each([
  ['no configuration', async () => []],
  ['an address elsewhere', configured('https://user@evil.example')],
  ['an address with a query', configured('/pages?all=1')],
  ['no text', configured({})],
])(
  'FP-030 a service that answers with %s is warned of, and the experience holds',
  async (_, answer) => {
    const { asked, levels } = await endpointWith(answer);

    expect(asked.at(-1)).toBe(OWN);
    expect(levels).toEqual(['warn']);
  },
);

test('FP-030 a service that hangs costs a page one second, and the next page none', async () => {
  const { ask, asked, clock, levels } = windowWith(() => new Promise(() => undefined));

  void ask();
  await expect.poll(() => asked).toEqual([CONFIG]);
  await clock.advance(999);
  expect(asked).toEqual([CONFIG]);
  await clock.advance(1);
  await expect.poll(() => asked).toEqual([CONFIG, OWN]);
  void ask();

  await expect.poll(() => asked).toEqual([CONFIG, OWN, OWN]);
  expect(levels()).toEqual(['warn']);
});

test.each([
  [ROUTE, '/properties/endpoint'],
  [{ features: [FEATURE] }, '/features/0/properties/endpoint'],
])('an endpoint in %j is held to the rules of configured addresses', (members, pointer) => {
  const good = { pathPattern: '/*', ...members };
  const bad: unknown = JSON.parse(
    JSON.stringify(good).replace(/"\/of-[a-z-]+"/, '"https://user@evil.example"'),
  );

  expect([...check(good), ...checkAddresses(good, shape)]).toEqual([]);
  expect(checkAddresses(bad, shape)).toMatchObject([{ code: 'unsafe-address', pointer }]);
});
