import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createMemoryHost, type MemoryHost } from '../host/memory/index.testing.ts';
import { createContext } from '../services/context/index.ts';
import { createStartUp, type StartUpOptions } from './index.ts';

const EXPERIENCE: ExperienceConfig = {
  name: 'sample',
  appName: 'Sample',
  locales: [{ locale: 'en-GB', label: 'English' }],
  segments: [{ id: 'individuals', cookieValue: 'Individuals', labels: {}, homes: {} }],
  layouts: {},
  routes: [{ pathPattern: '/*' }],
};
const HOST_APP = { app: 'open', cso: false };
const fail = () => {
  throw new Error('broken');
};
const NEVER = () => new Promise<void>(() => undefined);

const environmentPage = (canOverride: boolean) =>
  '<script type="application/json" id="experience-config">' +
  `{"details":{"cdnHost":"https://cdn.example.com","canOverride":${canOverride}}}</script>`;

interface Scene extends Partial<StartUpOptions> {
  readonly fetch?: MemoryHost['fetch'];
  readonly setCookie?: (cookie: string) => void;
}

/** A start-up all of whose steps are noted, with the milliseconds since it began. */
function startUpWith(
  { fetch, setCookie, ...options }: Scene = {},
  contextValues: StartUpOptions['contextValues'] | null = HOST_APP,
) {
  const memory = createMemoryHost({
    fetch: (request) => {
      note(`GET ${new URL(request.url).pathname}`);
      return fetch?.(request) ?? Promise.resolve(new Response(environmentPage(true)));
    },
  });
  const begin = memory.now();
  const steps: string[] = [];
  const note = (what: string) => void steps.push(`${memory.now() - begin} ${what}`);
  const restored = new Set<() => void>();
  const host = {
    ...memory,
    setCookie: (cookie: string) => {
      note(cookie.replace(/;.*/, ''));
      setCookie?.(cookie);
    },
    customElements: () => {
      note('custom elements');
      return { get: () => undefined, define: () => undefined };
    },
    onRestore: (listener: () => void) => {
      restored.add(listener);
      return () => void restored.delete(listener);
    },
  };
  const noted = (name: string) => () => note(name);
  const context = createContext(host);
  const startUp = createStartUp(
    {
      experience: EXPERIENCE,
      context,
      ...(contextValues && { contextValues }),
      bridge: noted('bridge'),
      session: noted('session'),
      consent: noted('consent'),
      deferred: noted('deferred'),
      inspect: noted('inspect'),
      restored: noted('restored'),
      ...options,
    },
    host,
  );
  return {
    startUp,
    context,
    host,
    steps,
    restore: () => restored.forEach((listener) => listener()),
  };
}

const COOKIES = ['locale=en-GB', 'segment=Individuals'];
// The memory host keeps no cookie, so each is written for the host alone as well.
const WRITTEN = COOKIES.flatMap((cookie) => [`0 ${cookie}`, `0 ${cookie}`]);

describe('the order of start-up', () => {
  test('is elements, cookies, then environment, app and consent side by side, then the session', async () => {
    const { startUp, host, steps } = startUpWith();

    await startUp.start();
    await host.clock.advance(10_000);

    expect(steps).toEqual([
      '0 custom elements',
      ...WRITTEN,
      '0 GET /open-environment',
      '0 bridge',
      '0 consent',
      '0 session',
      '2000 inspect',
      '2000 deferred',
    ]);
    expect(host.messages).toEqual([]);
  });

  test('ST-001 ST-002 the cookies of locale and segment are set before anything is asked for', async () => {
    const { startUp, host, steps } = startUpWith({ fetch: () => new Promise(() => undefined) });

    void startUp.start();
    await host.clock.advance(0);

    expect(steps.slice(1, 6)).toEqual([...WRITTEN, '0 GET /open-environment']);
    startUp.dispose();
  });

  test('ST-005 what is deferred begins 2000 ms after all the rest, and not before', async () => {
    const { startUp, host, steps } = startUpWith({
      session: () => new Promise((resolve) => void host.after(700, resolve)),
    });

    const started = startUp.start();
    await host.clock.advance(2_699);
    await started;
    expect(steps.filter((step) => step.includes('deferred'))).toEqual([]);
    await host.clock.advance(1);

    expect(steps.at(-1)).toBe('2700 deferred');
  });

  test('the session begins with what the native app has answered', async () => {
    const { startUp, host, steps } = startUpWith({
      bridge: () => new Promise((resolve) => void host.after(1_500, resolve)),
    });

    const started = startUp.start();
    await host.clock.advance(1_500);
    await started;

    expect(steps.at(-1)).toBe('1500 session');
  });

  test('each endpoint that hangs in turn holds start-up for three seconds at most', async () => {
    for (const name of ['bridge', 'session', 'consent', 'fetch'] as const) {
      const { startUp, host, steps } = startUpWith({ [name]: NEVER });

      const started = startUp.start();
      // One after the other: each has a clock of its own.
      // oxlint-disable-next-line no-await-in-loop
      await host.clock.advance(10_000);
      // oxlint-disable-next-line no-await-in-loop
      await started;

      expect(steps.at(-1)).toBe('5000 deferred');
      expect(host.messages).toEqual([
        { level: 'error', text: expect.stringContaining('3000ms timeout') },
      ]);
    }
  });
});

describe('the configuration of the environment', () => {
  test.each([true, false])('ST-006 its canOverride, %s, is in the context', async (canOverride) => {
    const { startUp, context } = startUpWith({
      fetch: () => Promise.resolve(new Response(environmentPage(canOverride))),
    });

    await startUp.start();

    expect(await context.get('canOverride')).toBe(canOverride);
    expect(startUp.environment()?.details.canOverride).toBe(canOverride);
    expect(await startUp.environmentLoaded).toBe(startUp.environment());
  });

  test('without it the context has the rest', async () => {
    const { startUp, context } = startUpWith({
      fetch: () => Promise.resolve(new Response('', { status: 404 })),
    });

    await startUp.start();

    expect(await context.get('app')).toBe('open');
    await expect(context.get('canOverride')).rejects.toThrow('has an unknown value');
    expect(startUp.environment()).toBeUndefined();
    expect(await startUp.environmentLoaded).toBeUndefined();
  });

  test('the context has its values at once, though the environment hangs', async () => {
    const { startUp } = startUpWith({ fetch: () => new Promise(() => undefined) });

    void startUp.start();

    expect(await startUp.context.get('app')).toBe('open');
    startUp.dispose();
  });

  test('the larger host application may initialize the context itself', async () => {
    const { startUp, context, host } = startUpWith({}, null);
    context.initialize({ app: 'banking', cso: true });

    await startUp.start();

    expect(await Promise.all(['app', 'canOverride'].map(context.get))).toEqual(['banking', true]);
    expect(host.messages).toEqual([]);
  });
});

describe('a start-up that fails in part', () => {
  test.each(['bridge', 'session', 'consent', 'deferred', 'setCookie', 'fetch'] as const)(
    'ST-012 an exception of %s is logged, and all the rest is done',
    async (name) => {
      const { startUp, host, steps } = startUpWith({ [name]: fail });

      await startUp.start();
      await host.clock.advance(10_000);

      expect(host.messages).toEqual([{ level: 'error', text: expect.stringContaining('broken') }]);
      const done = steps.map((step) => step.split(' ')[1]);
      const all = ['custom', 'GET', 'bridge', 'session', 'consent', 'deferred'];
      expect(done).toEqual(expect.arrayContaining(all.filter((each) => each !== name)));
    },
  );

  test('ST-012 a rejection is logged in the same way, and so is a wrong context', async () => {
    const { startUp, host } = startUpWith({
      session: () => Promise.reject(new Error('no storage')),
      contextValues: { app: 'open' },
    });

    await startUp.start();

    expect(host.messages.map(({ level }) => level)).toEqual(['error', 'error']);
    expect(host.messages.map(({ text }) => text).join()).toContain('Start-up failed in part:');
    expect(host.messages.map(({ text }) => text).join()).toMatch(/cso.*storage|storage.*cso/);
  });
});

describe('a page that has started', () => {
  test('ST-016 has the hook of the back-forward cache: another one warns, and the first stays', async () => {
    const { startUp, restore, host } = startUpWith();
    await startUp.start();
    const restored: string[] = [];

    startUp.hookRestore(() => restored.push('host page'));
    restore();

    expect(restored).toEqual([]);
    expect(host.messages).toEqual([
      { level: 'warn', text: "Hooking to BFCache when there's another hook in place" },
    ]);
  });

  test('sets its cookies again when it comes back out of the back-forward cache', async () => {
    const { startUp, steps, restore, host } = startUpWith();
    await startUp.start();
    const before = steps.length;

    restore();
    await host.clock.advance(0);

    expect(steps.slice(before)).toEqual([...WRITTEN, '0 restored']);
  });

  test('that ends has nothing more done, and says nothing', async () => {
    const { startUp, host, steps } = startUpWith({ session: NEVER });
    void startUp.start();
    await host.clock.advance(100);
    const before = steps.length;

    startUp.dispose();
    await host.clock.advance(10_000);

    expect(steps).toHaveLength(before);
    expect(host.messages).toEqual([]);
  });

  test('that ends while it waits for what is deferred never loads it', async () => {
    const { startUp, host, steps } = startUpWith();
    await startUp.start();

    startUp.dispose();
    await host.clock.advance(10_000);

    expect(steps.some((step) => step.includes('deferred'))).toBe(false);
  });
});
