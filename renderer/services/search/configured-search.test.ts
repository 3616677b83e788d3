import { expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { answer, clientWith } from '../http/sample-client.testing.ts';
import { createConfiguredSearch, type ConfiguredSearchOptions } from './configured-search.ts';

const OWN = { clientID: 'own-site', segment: 'own' };
const CONFIGURED = { clientID: 'open-app', segment: 'open' };
const SEARCH = { name: 'search', properties: { suggestions: CONFIGURED } };
const EXPERIENCE: ExperienceConfig = {
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  segments: [{ id: 'individuals', labels: {}, homes: {} }],
  search: { name: 'search', properties: { suggestions: OWN } },
  featureConfig: { application: 'open', features: ['search'] },
  layouts: {},
  routes: [{ pathPattern: '/*' }],
};

interface Given extends Partial<Omit<ConfiguredSearchOptions, 'experience'>> {
  readonly level?: number;
  /** False where the experience names no service of client contexts. */
  readonly isServed?: boolean;
  readonly experience?: Partial<ExperienceConfig>;
}

/** A search for a client of that level, with what the service of suggestions is asked. */
function searchWith({
  level = 0,
  isServed = true,
  experience = {},
  searchSegment,
  ...options
}: Given) {
  const client = clientWith(answer('{"items":[{"suggeststring":"card limit"}]}'));
  let asked = 0;
  const count = <Result>(task: () => Promise<Result>) => {
    asked += 1;
    return task();
  };
  const { featureConfig = async () => SEARCH } = options;
  const { clientContext = async () => ({ subSegments: [] }) } = options;
  const facts = { session: 'authenticated', context: new Map([['levelOfAssurance', level]]) };
  const search = createConfiguredSearch(
    {
      locale: 'en-GB',
      ...(searchSegment && { searchSegment }),
      visitor: async () => ({
        facts: () => ({ ...facts, session: 'authenticated' }),
        subscribe: () => () => undefined,
      }),
      experience: { ...EXPERIENCE, ...(isServed && { clientContext: {} }), ...experience },
      featureConfig: (feature) => count(() => featureConfig(feature)),
      clientContext: () => count(clientContext),
    },
    client,
  );
  const lastBody = async (): Promise<Record<string, unknown>> =>
    (await client.sent.at(-1)?.clone().json()) ?? {};
  return { ...client, ...search, lastBody, asked: () => asked };
}

const ofSite = ({ clientID, segment }: typeof OWN) => ({ clientId: clientID, segments: [segment] });
const failing = () => Promise.reject(new Error('no service'));
const never = () => new Promise<never>(() => {});

test.each([
  ['as the service says', {}, CONFIGURED],
  ['by the site where the service says nothing', { featureConfig: async () => undefined }, OWN],
  ['by the site where the service fails', { featureConfig: failing }, OWN],
  [
    'by the site where the service says nothing of suggestions',
    { featureConfig: async () => ({ name: 'search', properties: { results: {} } }) },
    OWN,
  ],
  [
    'by the site where the service says something wrong',
    {
      featureConfig: async () => ({
        name: 'search',
        properties: { suggestions: { clientID: 5, segment: 's' } },
      }),
    },
    OWN,
  ],
  ['by the site where no service is named', { experience: { featureConfig: {} } }, OWN],
  [
    'for the segment of the page, where its content names one',
    { searchSegment: 'business' },
    { ...CONFIGURED, segment: 'business' },
  ],
] satisfies [string, Given, typeof OWN][])(
  'CF-012 SR-023 a search is configured %s',
  async (_, given, expected) => {
    const { suggest, lastBody } = searchWith(given);

    expect(await suggest('card')).toHaveLength(1);

    expect(await lastBody()).toMatchObject(ofSite(expected));
  },
);

test('nobody who searches waits longer than a second for a configuration, and that once', async () => {
  const { suggest, host, asked, lastBody } = searchWith({ featureConfig: never });

  const first = suggest('card');
  await host.clock.advance(1_000);
  expect(await first).toHaveLength(1);
  await suggest('limit');

  expect(asked()).toBe(1);
  expect(await lastBody()).toMatchObject({ query: 'limit', ...ofSite(OWN) });
  expect(host.messages.map(({ level }) => level)).toEqual(['warn']);
});

test('without any configuration nothing is asked or suggested', async () => {
  const experience = { search: { name: 'search' as const, properties: {} } };
  const { suggest, sent } = searchWith({ experience, featureConfig: failing });

  expect(await suggest('card')).toEqual([]);
  expect(sent).toEqual([]);
});

const saver = async () => ({ subSegments: ['PRIVATE_BANKING'] });

test.each([
  ['of the client context at level 5', { level: 5, clientContext: saver }, 'PRIVATE_BANKING'],
  ['which the client context does not have', { level: 5 }, undefined],
  ['of nobody where that service fails', { level: 5, clientContext: failing }, undefined],
  [
    'of nobody where no service is named',
    { level: 5, clientContext: saver, isServed: false },
    undefined,
  ],
  ['of nobody below level 5', { level: 4, clientContext: saver }, undefined],
  ['of nobody who is not signed in', { clientContext: saver }, undefined],
] satisfies [string, Given, string | undefined][])(
  'CF-002 SR-011 SR-025 sub-segments are those %s',
  async (_, given, expected) => {
    const { suggest, lastBody } = searchWith({ ...given, featureConfig: async () => undefined });

    await suggest('');

    const { categories, subSegment } = await lastBody();
    expect([categories, subSegment]).toEqual(['top', expected]);
  },
);

test('CF-002 the client context is not asked for below level 5, nor for what is typed', async () => {
  const own = { featureConfig: {} };
  const below = searchWith({ level: 4, experience: own });
  const sure = searchWith({ level: 5, experience: own });

  await below.suggest('');
  await sure.suggest('card');

  expect([below.asked(), sure.asked()]).toEqual([0, 0]);
});

test('another profile gets its own top suggestions', async () => {
  let subSegments = ['PRIVATE_BANKING'];
  const { suggest, sent } = searchWith({ level: 5, clientContext: async () => ({ subSegments }) });
  await suggest('');
  await suggest('');
  expect(sent).toHaveLength(1);

  subSegments = [];
  await suggest('');

  expect(sent).toHaveLength(2);
});
