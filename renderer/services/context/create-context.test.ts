import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createContext } from './index.ts';

const HOST_APP = { app: 'open', cso: true };
const TOO_EARLY = (name: string) =>
  `Context value "${name}" is used before initialize or host app does not support the library.`;

function contextWith(values?: Readonly<Record<string, unknown>>) {
  const host = createMemoryHost();
  const context = createContext(host);
  if (values) context.initialize(values);
  return { context, host };
}

describe('the context shared with the host application', () => {
  test('CX-001 holds what the host application gave, as it is now', async () => {
    let segment = 'individuals';
    const { context } = contextWith({ ...HOST_APP, segment: () => segment });

    expect(await context.get('app')).toBe('open');
    expect(await context.get('segment')).toBe('individuals');
    segment = 'business';
    expect(await context.get('segment')).toBe('business');
  });

  test('CX-001 tells both sides of each change, until they stop listening', async () => {
    const { context } = contextWith(HOST_APP);
    const heard: unknown[] = [];
    const stop = context.on('cso', (value) => heard.push(value));

    context.set('cso', false);
    expect(await context.get('cso')).toBe(false);
    stop();
    context.set('cso', true);

    expect(heard).toEqual([false]);
  });

  test('CX-001 whoever listens before it is initialized hears its first values; one that cannot be given is logged', async () => {
    const { context, host } = contextWith();
    const heard: unknown[] = [];
    context.on('app', (value) => heard.push(value));
    context.on('branch', (value) => heard.push(value));

    context.initialize({ ...HOST_APP, branch: () => Promise.reject(new Error('no teller')) });
    await host.clock.advance(0);

    expect(heard).toEqual(['open']);
    expect(host.messages).toEqual([
      { level: 'error', text: expect.stringContaining('"branch" cannot be provided: no teller') },
    ]);
  });

  test('a listener that throws is logged, and the next one still hears', () => {
    const { context, host } = contextWith(HOST_APP);
    const heard: unknown[] = [];
    context.on('app', () => {
      throw new Error('broken');
    });
    context.on('app', (value) => heard.push(value));

    context.set('app', 'banking');

    expect(heard).toEqual(['banking']);
    expect(host.messages).toEqual([
      { level: 'error', text: 'A listener of the context value app threw: Error: broken' },
    ]);
  });

  test('takes values of its own, before and after the host application comes', async () => {
    const { context } = contextWith();
    context.register('early', () => Promise.resolve(1));
    context.initialize({ app: () => 'open', cso: false });
    context.register('late', () => 2);

    const values = ['app', 'cso', 'early', 'late'].map((name) => context.get(name));

    expect(await Promise.all(values)).toEqual(['open', false, 1, 2]);
  });

  test('after dispose nobody hears of a change', () => {
    const { context } = contextWith(HOST_APP);
    const heard: unknown[] = [];
    context.on('app', (value) => heard.push(value));

    context.dispose();
    context.set('app', 'banking');

    expect(heard).toEqual([]);
  });
});

describe('a mistake with the context', () => {
  test.each(['app', 'segment', '$& "quoted" {name}'])(
    'CX-002 CX-006 use of %s before initialize says so, by its name',
    async (name) => {
      const { context } = contextWith();
      context.register('segment', () => 'individuals');

      await expect(context.get(name)).rejects.toThrow(TOO_EARLY(name));
      expect(() => context.set(name, 1)).toThrow(TOO_EARLY(name));
    },
  );

  test.each(['segment', 'constructor', '__proto__', '$&'])(
    'CX-003 CX-006 %s, which nobody gives, has an unknown value',
    async (name) => {
      const { context } = contextWith(HOST_APP);
      const message = `Context value "${name}" has an unknown value`;

      await expect(context.get(name)).rejects.toThrow(expect.objectContaining({ message }));
      expect(() => context.set(name, 1)).toThrow(expect.objectContaining({ message }));
    },
  );

  test.each([{}, { cso: true }, { app: undefined, cso: true }, { app: null, cso: true }])(
    'CX-004 %j is no initialization: app is missing',
    async (values) => {
      const { context } = contextWith();

      expect(() => context.initialize(values)).toThrow(
        expect.objectContaining({ message: 'Context value "app" is not provided to initialize' }),
      );
      await expect(context.get('cso')).rejects.toThrow(TOO_EARLY('cso'));
    },
  );

  test.each([{ app: 'open' }, { app: 'open', cso: undefined }, { app: 'open', cso: null }])(
    'CX-005 %j is no initialization: cso is missing',
    async (values) => {
      const { context } = contextWith();

      expect(() => context.initialize(values)).toThrow(
        expect.objectContaining({ message: 'Context value "cso" is not provided to initialize' }),
      );
      await expect(context.get('app')).rejects.toThrow(TOO_EARLY('app'));
    },
  );

  test('CX-004 CX-005 values that are merely false, zero or empty are provided', async () => {
    const { context } = contextWith({ app: '', cso: 0 });

    expect(await Promise.all([context.get('app'), context.get('cso')])).toEqual(['', 0]);
  });
});

describe('a provider', () => {
  test.each([
    [
      'throws',
      () => {
        throw new Error('no teller');
      },
      'no teller',
    ],
    ['rejects', () => Promise.reject(new Error('no teller')), 'no teller'],
    ['rejects with a text', () => Promise.reject('no teller'), 'no teller'],
  ])('CX-007 that %s gives an error with the name of its value', async (_, provider, reason) => {
    const { context } = contextWith({ ...HOST_APP, branch: provider });

    await expect(context.get('branch')).rejects.toThrow(
      `Context value "branch" cannot be provided: ${reason}`,
    );
    expect(await context.get('app')).toBe('open');
  });

  test('CX-007 that never answers gives it after two seconds', async () => {
    const { context, host } = contextWith({ ...HOST_APP, branch: () => new Promise(() => {}) });

    const asked = context.get('branch').catch(String);
    await host.clock.advance(2_000);

    expect(await asked).toContain('Context value "branch" cannot be provided: 2000ms timeout');
  });

  test('CX-007 that is registered twice gives it at once, and the first one stays', async () => {
    const { context } = contextWith();
    const message = 'Context value "branch" is registered twice';
    context.register('branch', () => 1);

    expect(() => context.register('branch', () => 2)).toThrow(message);
    expect(() => context.initialize({ ...HOST_APP, branch: 3 })).toThrow(message);
    context.initialize(HOST_APP);
    expect(() => context.initialize(HOST_APP)).toThrow('"app" is registered twice');

    expect(await context.get('branch')).toBe(1);
  });
});
