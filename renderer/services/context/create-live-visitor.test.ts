import { expect, test, vi } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { NOBODY, type Visitor } from '../../routing/index.ts';
import { createContext, createLiveVisitor } from './index.ts';

const HOST_APP = { app: 'banking', cso: true };
const CLIENT: Visitor = {
  facts: () => ({ session: 'authenticated', context: new Map([['levelOfAssurance', 5]]) }),
  subscribe: () => () => undefined,
  authorise: (request) => new Request(request, { headers: { authorization: 'Bearer a' } }),
  activeProfileId: () => 'p-1',
};

async function visitWith(values?: Readonly<Record<string, unknown>>) {
  const context = createContext(createMemoryHost());
  if (values) context.initialize(values);
  const visitor = await createLiveVisitor(context, NOBODY);
  const listener = vi.fn<() => void>();
  visitor.subscribe(listener);
  return {
    context,
    visitor,
    listener,
    valuesNow: () => Object.fromEntries(visitor.facts().context),
  };
}

test('CX-001 routes ask for app and cso as the context has them now', async () => {
  const { context, valuesNow, listener } = await visitWith(HOST_APP);
  expect(valuesNow()).toMatchObject(HOST_APP);

  context.set('app', 'investments');

  expect(valuesNow()).toMatchObject({ app: 'investments', cso: true });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('CX-001 a context that is initialized later is told to routes then', async () => {
  const { context, valuesNow, listener } = await visitWith();
  expect(valuesNow()).toEqual({ levelOfAssurance: 0 });

  context.initialize({ ...HOST_APP, app: () => Promise.resolve('banking') });
  await expect.poll(() => listener).toHaveBeenCalledTimes(2);

  expect(valuesNow()).toMatchObject(HOST_APP);
});

test.each([[{ list: true }], [undefined]])(
  'a value that no condition can ask for is none: %j',
  async (value) => {
    const { context, valuesNow } = await visitWith(HOST_APP);

    context.set('app', value);

    expect(valuesNow()).toEqual({ cso: true, levelOfAssurance: 0 });
  },
);

test('a visitor is nobody until somebody enters, and keeps the values of the context', async () => {
  const { visitor, listener, valuesNow } = await visitWith(HOST_APP);
  const request = new Request('https://api.meridia.test/');
  expect(visitor.facts().session).toBe('unauthenticated');
  expect(visitor.authorise?.(request)).toBe(request);
  expect(visitor.activeProfileId?.()).toBeUndefined();

  visitor.enter(CLIENT);
  visitor.enter(CLIENT);

  expect(visitor.facts().session).toBe('authenticated');
  expect(valuesNow()).toEqual({ ...HOST_APP, levelOfAssurance: 5 });
  expect(visitor.authorise?.(request).headers.get('authorization')).toBe('Bearer a');
  expect(visitor.activeProfileId?.()).toBe('p-1');
  expect(listener).toHaveBeenCalledTimes(1);
});
