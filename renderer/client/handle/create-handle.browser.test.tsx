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
const EARLY =
  'Context value "app" is used before initialize or host app does not support the library.';

let experience: Experience | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  experience?.dispose();
  document.body.replaceChildren();
});

async function start(options: { readonly contextValues?: Record<string, unknown> } = {}) {
  const host = createMemoryHost({
    url: 'https://www.sample.test/en',
    fetch: () => Promise.resolve(Response.json({ data: { flexZone: { flexComponents: [] } } })),
  });
  const given = { registry, experience: EXPERIENCE, host, ...options };
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
