import { expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { missingEndpoint, unexpectedError } from '../errors/index.ts';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createPlatform } from './create-platform.ts';

const experience: ExperienceConfig = {
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
};
const siteIn = (locale: string) => ({ locale, segment: '', session: 'anonymous' }) as const;
const PAGE = { path: '/page', limitMs: 1_000 };

test('AP-003 calls go to the api subdomain of the page, or to the API host that is configured', async () => {
  const sent: Request[] = [];
  const host = createMemoryHost({
    fetch(request) {
      sent.push(request);
      return Promise.resolve(Response.json({}));
    },
  });

  await createPlatform(
    { experience, site: siteIn('nl-BE'), apiOrigin: 'https://api.test' },
    host,
  ).http.json(PAGE);
  await createPlatform({ experience, site: siteIn('nl-BE') }, host).http.json(PAGE);
  const configured = { ...experience, apiOrigin: 'https://gateway.meridia.test' };
  await createPlatform({ experience: configured, site: siteIn('nl-BE') }, host).http.json(PAGE);

  expect(sent.map(({ url }) => url)).toEqual([
    'https://api.test/page',
    'https://api.meridia.test/page',
    'https://gateway.meridia.test/page',
  ]);
  expect(sent[0]?.headers.get('accept-language')).toBe('nl-BE');
});

test('a page is asked for in the language of its address, whatever language its interface changed to', async () => {
  const languages: (string | null)[] = [];
  const host = createMemoryHost({
    fetch({ headers }) {
      languages.push(headers.get('accept-language'));
      return Promise.resolve(Response.json({}));
    },
  });
  const platform = createPlatform({ experience, site: siteIn('nl-BE') }, host);

  platform.i18n.setLocale('fr-BE');
  await platform.http.json(PAGE);

  expect([platform.locale, platform.i18n.locale]).toEqual(['nl-BE', 'fr-BE']);
  expect(languages).toEqual(['nl-BE']);
});

test('the prefix that the experience configures is cut off its answers', async () => {
  const host = createMemoryHost({
    fetch: () =>
      Promise.resolve(
        new Response('guard!{"a":1}', { headers: { 'content-type': 'application/json' } }),
      ),
  });
  const flexPage = { endpoint: '/page', responsePrefix: 'guard!' };

  const platform = createPlatform(
    { experience: { ...experience, flexPage }, site: siteIn('en-GB') },
    host,
  );

  expect(await platform.http.json(PAGE)).toEqual({ a: 1 });
});

test('a problem is reported once on the console and once as an event', () => {
  const host = createMemoryHost();
  const platform = createPlatform({ experience, site: siteIn('en-GB') }, host);
  const emitted: unknown[] = [];
  platform.events.on('fault', (problem) => emitted.push(problem));

  platform.report(missingEndpoint());
  platform.report({ ...missingEndpoint(), severity: 'warning' });

  expect(host.messages.map(({ level }) => level)).toEqual(['error', 'warn']);
  expect(host.messages[0]?.text).toContain('Missing "endpoint" property.');
  expect(emitted).toEqual([missingEndpoint(), { ...missingEndpoint(), severity: 'warning' }]);
});

test('a locale without a region is a mistake of a developer', () => {
  expect(() => createPlatform({ experience, site: siteIn('en') }, createMemoryHost())).toThrow(
    'Name its region too',
  );
});

test('after dispose no event is emitted', () => {
  const platform = createPlatform({ experience, site: siteIn('en-GB') }, createMemoryHost());
  const emitted: unknown[] = [];
  platform.events.on('fault', (problem) => emitted.push(problem));

  platform.dispose();
  platform.report(missingEndpoint());

  expect(emitted).toEqual([]);
});

test('the console gets the cause of a problem too, so that its stack can be read', () => {
  const printed: unknown[][] = [];
  const console = {
    ...createMemoryHost().console,
    error: (...args: unknown[]) => printed.push(args),
  };
  const platform = createPlatform(
    { experience, site: siteIn('en-GB') },
    { ...createMemoryHost(), console },
  );
  const cause = new Error('no network');

  platform.report(unexpectedError(cause));

  expect(printed).toEqual([[expect.stringContaining('Unexpected error: no network'), cause]]);
});

const OPEN = {
  search: { name: 'search', properties: { suggestions: { clientID: 'm', segment: 's' } } },
};
const SAVER = { clientContext: { subSegments: ['PRIVATE_BANKING'] } };

/** A platform for a client of that level, whose services answer so, with the addresses asked. */
function platformFor(levelOfAssurance: number, own: Partial<ExperienceConfig> = {}) {
  const sent: string[] = [];
  const host = createMemoryHost({
    async fetch({ url }) {
      const { pathname, search } = new URL(url);
      sent.push(pathname + search);
      if (pathname.startsWith('/config')) return Response.json(OPEN);
      return search.includes('PROF') ? new Promise<Response>(() => {}) : Response.json(SAVER);
    },
  });
  let profileType = 'PRVT';
  const visitor = {
    facts: () => ({
      session: 'authenticated' as const,
      context: new Map([['levelOfAssurance', levelOfAssurance]]),
    }),
    subscribe: () => () => undefined,
    activeProfileId: () => profileType,
    activeProfileType: () => profileType,
  };
  const platform = createPlatform(
    { experience: { ...experience, ...own }, site: siteIn('en-GB'), caller: async () => visitor },
    host,
  );
  const change = (type: string) => (profileType = type);
  return { platform, sent, host, change };
}

test('CF-010 CF-011 CF-012 features ask for the configuration of the experience, or of an application', async () => {
  const { platform, sent } = platformFor(0, { featureConfig: { application: 'banking' } });

  expect(await platform.featureConfig('search')).toEqual(OPEN.search);
  expect(await platform.featureConfig('search', 'profile')).toEqual(OPEN.search);
  await expect(platform.featureConfig('search', 'shop')).rejects.toThrow('invalid application');
  const alone = platformFor(0);
  await alone.platform.featureConfig('search').catch(() => undefined);

  expect(sent).toEqual(['/config/app/banking', '/config/app/profile']);
  expect(alone.sent).toEqual(['/config/feature/search']);
});

test('CF-001 CF-003 CF-004 the client context is that of the profile which is active, and of nobody below level 5', async () => {
  const { platform, sent, change } = platformFor(5);

  expect(await platform.clientContext()).toEqual(SAVER.clientContext);
  change('EMPLOYEE');
  await expect(platform.clientContext()).rejects.toThrow('It is "EMPLOYEE".');
  expect(sent).toEqual(['/client-context?profileType=PRVT']);

  const unsure = platformFor(4);
  await expect(unsure.platform.clientContext()).rejects.toThrow('because LOA < 5');
  expect(unsure.sent).toEqual([]);
});

test('CF-006 CF-008 the time-out of the experience holds where none is given, and is told as an error for analytics', async () => {
  const { platform, sent, host, change } = platformFor(5, { clientContext: { timeoutMs: 200 } });
  const heard: unknown[] = [];
  platform.events.on('analytics-error', (detail) => heard.push(detail));
  change('PROF');

  const first = platform.clientContext().catch(String);
  await expect.poll(() => sent).toHaveLength(1);
  await host.clock.advance(200);

  expect(await first).toContain('Can not get data from Client Context API');
  expect(heard).toEqual([{ message: 'Timeout when fetching Client Context API' }]);
});
