import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { createExperience, type Experience } from '../start/create-experience.ts';

const EXPERIENCE: ExperienceConfig = {
  name: 'test',
  appName: 'Test',
  locales: [{ locale: 'en-GB', label: 'English' }],
  flexPage: { endpoint: '/page-model' },
  layouts: { default: { order: ['main'] }, banking: { order: ['main'] } },
  routes: [
    { pathPattern: '/*', pageLayout: 'banking', conditions: { app: 'banking' } },
    { pathPattern: '/*' },
  ],
};
const registry = createRegistry([]);
const BANKING = { app: 'banking', cso: true };
const PROFILE = {
  profileId: 'p-1',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expirationTime: Date.UTC(2100, 0, 1),
};
const EARLY =
  'Context value "app" is used before initialize or host app does not support the library.';

let experience: Experience | undefined;

beforeEach(() => {
  sent.splice(0);
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  experience?.dispose();
  document.body.replaceChildren();
});

/** The authorization of each call, oldest first. */
const sent: (string | null)[] = [];

async function start(
  options: { readonly contextValues?: Record<string, unknown> } = {},
  configuration = EXPERIENCE,
) {
  const host = createMemoryHost({
    url: 'https://www.sample.test/en',
    fetch({ url, headers }) {
      sent.push(headers.get('authorization'));
      const isRefresh = new URL(url).pathname === '/oauth2/token';
      const answer = { data: { flexZone: { flexComponents: [] } } };
      return Promise.resolve(Response.json(answer, { status: isRefresh ? 500 : 200 }));
    },
  });
  const given = { registry, experience: configuration, host, ...options };
  experience = await createExperience(window, given);
  return { host, given, experience };
}

test('CX-008 routes ask for the values that a host page gives from the start', async () => {
  const { experience: handle } = await start({ contextValues: BANKING });

  expect(handle.rendered?.plan.layout).toBe('banking');
  expect(await (await handle.context()).get('cso')).toBe(true);
});

test('CX-008 values that a host page gives later decide the page that is made next', async () => {
  const { experience: handle } = await start();
  expect(handle.rendered?.plan.layout).toBe('default');
  const context = await handle.context();

  context.initialize(BANKING);
  await context.get('app');

  expect((await handle.rerender())?.plan.layout).toBe('banking');
});

test('CX-009 a host page meets each error of the context by the handle', async () => {
  const { experience: handle } = await start();
  const context = await handle.context();

  await expect(context.get('app')).rejects.toThrow(EARLY);
  expect(() => context.initialize({ cso: true })).toThrow('"app" is not provided to initialize');
  expect(() => context.initialize({ app: 'x' })).toThrow('"cso" is not provided to initialize');
  context.initialize(BANKING);
  await expect(context.get('branch')).rejects.toThrow('"branch" has an unknown value');
  expect(() => context.register('app', () => 'x')).toThrow('"app" is registered twice');
  context.register('branch', () => Promise.reject(new Error('no teller')));
  await expect(context.get('branch')).rejects.toThrow('"branch" cannot be provided: no teller');
});

test('CX-009 values from the start that lack one of the two are refused', async () => {
  await expect(start({ contextValues: { app: 'banking' } })).rejects.toThrow(
    'Context value "cso" is not provided to initialize',
  );

  expect(document.documentElement.dataset['status']).toBeUndefined();
});

test('ST-016 a second hook of the back-forward cache warns a host page', async () => {
  const { experience: handle, host } = await start();
  await handle.onRestore(() => undefined);
  expect(host.messages).toEqual([]);

  await handle.onRestore(() => undefined);

  expect(host.messages.map(({ text }) => text)).toEqual([
    "Hooking to BFCache when there's another hook in place",
  ]);
});

test('ST-015 a second experience on the same page warns, and the first stays', async () => {
  const { experience: first, given, host } = await start();

  const second = await createExperience(window, { ...given, experience: { ...EXPERIENCE } });

  expect(second).toBe(first);
  expect(host.messages.map(({ level, text }) => [level, text])).toEqual([
    ['warn', 'Experience Configuration once set, cannot be changed'],
  ]);
  first.dispose();
  expect((await start()).experience).not.toBe(first);
});

test('SE-066 a page without a start-up has a session too, which signs its calls and decides its routes', async () => {
  const mine = { pathPattern: '/*', pageLayout: 'mine', auth: {} };
  const layouts = { ...EXPERIENCE.layouts, mine: { order: ['main'] } };
  const { experience: handle } = await start({}, { ...EXPERIENCE, layouts, routes: [mine] });
  expect(handle.rendered?.plan.status).toBe(404);
  const session = await handle.session();

  session.setProfiles([PROFILE]);
  const rendered = await handle.rerender();

  expect(rendered?.plan).toMatchObject({ status: 200, layout: 'mine' });
  expect(sent.at(-1)).toBe('Bearer access-1');
  expect(await handle.session()).toBe(session);
});

test('SE-066 of those who hear of a renewal that failed, one that throws is logged', async () => {
  const { experience: handle, host } = await start();
  const session = await handle.session();
  const heard: string[] = [];
  session.onRefreshFailure(() => {
    throw new Error('broken');
  });
  session.onRefreshFailure(({ kind }, id) => heard.push(`${kind} ${id}`));
  const stop = session.onRefreshFailure(() => heard.push('not heard'));
  stop();

  session.setProfiles([{ ...PROFILE, expirationTime: host.now() + 15_000 }]);
  await host.clock.advance(10_000);

  await expect.poll(() => heard[0]).toBe('status p-1');
  expect(heard).not.toContain('not heard');
  expect(host.messages.map(({ text }) => text)).toContain(
    'A listener of failed renewals threw: Error: broken',
  );
});

test.each<[string, unknown, object, string | RegExp]>([
  ['RT-020', '', {}, 'Missing path'],
  ['RT-020', undefined, {}, 'Missing path'],
  ['RT-018', '/en', { search: '?q=card' }, /have to be a URLSearchParams/],
  ['RT-019', '/en', { data: { act: () => 1 } }, /has to be JSON/],
  ['RT-020', 'javascript:alert(1)', {}, /is no address/],
])('%s a host page that navigates to %j with %j is told what to write', async (...given) => {
  const [, to, further, message] = given;
  const { experience: handle } = await start();
  const before = window.location.href;

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a host page need not be typed.
  await expect(handle.navigate(to as string, further)).rejects.toThrow(message);

  expect(window.location.href).toBe(before);
});

test('a host page speaks with the experiments of its visitor, who is whom it hands over', async () => {
  const { experience: handle } = await start();
  const session = await handle.session();
  session.setProfiles([PROFILE]);
  session.selectProfile('p-1');
  sent.splice(0);
  const experiments = await handle.experiments();

  await experiments.registerVisit({ key: 'loan', variant: 'first-home' });

  expect(sent).toEqual(['Bearer access-1']);
  expect(experiments.records()).toEqual([{ key: 'loan', variant: 'first-home', status: 'ACTIVE' }]);
  expect(await handle.experiments()).toBe(experiments);
});
