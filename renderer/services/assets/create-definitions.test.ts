import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createDefinitions, MODULE_LIMIT_MS } from './create-definitions.ts';
import type { ModuleRequest } from '../../host/index.ts';

const Simulator = class {
  readonly name = 'Simulator';
};
const Other = class {
  readonly name = 'Other';
};
const source = {
  tag: 'loan-simulator',
  address: 'https://cdn.example.com/loan-simulator/1.0.0/esm/index.js',
};

function definitionsWith(
  answer: (request: ModuleRequest) => Promise<Readonly<Record<string, unknown>>>,
  defined = new Map<string, unknown>(),
) {
  const requests: ModuleRequest[] = [];
  const host = {
    ...createMemoryHost(),
    importModule(request: ModuleRequest) {
      requests.push(request);
      return answer(request);
    },
    customElements: () => ({
      get: (tag: string) => defined.get(tag) as CustomElementConstructor,
      define: (tag: string, element: unknown) => void defined.set(tag, element),
    }),
  };
  return { host, requests, defined, definitions: createDefinitions(host) };
}

describe('the definition of an element', () => {
  test('AS-012 is a module of the CDN host, imported and defined once for all who ask', async () => {
    const { requests, defined, definitions } = definitionsWith(async () => ({
      default: Simulator,
    }));

    const [one, other] = await Promise.all([
      definitions.define(source),
      definitions.define(source),
    ]);

    expect(one).toBe(Simulator);
    expect(other).toBe(Simulator);
    expect(defined.get('loan-simulator')).toBe(Simulator);
    expect(requests.map(({ url }) => url)).toEqual([source.address]);
    expect(await definitions.define(source)).toBe(Simulator);
    expect(requests).toHaveLength(1);
  });

  test('is asked for again after a failure', async () => {
    const answers = [Promise.reject(new Error('cut off')), Promise.resolve({ default: Simulator })];
    const { definitions } = definitionsWith(() => answers.shift() ?? Promise.reject(new Error()));

    await expect(definitions.define(source)).rejects.toThrow('cut off');

    expect(await definitions.define(source)).toBe(Simulator);
  });

  test('is given up after 15 seconds, and does not come later', async () => {
    const late = Promise.withResolvers<Readonly<Record<string, unknown>>>();
    const { host, requests, defined, definitions } = definitionsWith(() => late.promise);
    const ended = definitions.define(source).catch(String);

    await host.clock.advance(MODULE_LIMIT_MS);
    expect(await ended).toContain('15000ms timeout');
    late.resolve({ default: Simulator });
    await late.promise;

    expect(requests[0]?.signal.aborted).toBe(true);
    expect(defined.size).toBe(0);
  });

  test('of a tag that another module has names both', async () => {
    const { definitions } = definitionsWith(async () => ({ default: Simulator, Other }));
    await definitions.define(source);

    const wrong = definitions.define({ ...source, export: 'Other' });

    await expect(wrong).rejects.toThrow(
      `The tag loan-simulator belongs to the export default of ${source.address}. It cannot be that of the export Other of ${source.address}`,
    );
  });

  test('of a tag that another class of the page has names both', async () => {
    const defined = new Map<string, unknown>([['loan-simulator', Other]]);
    const { definitions } = definitionsWith(async () => ({ default: Simulator }), defined);

    await expect(definitions.define(source)).rejects.toThrow(
      'The tag loan-simulator belongs to the class Other.',
    );
    expect(defined.get('loan-simulator')).toBe(Other);
  });

  test('may be made by the module itself', async () => {
    const defined = new Map<string, unknown>([['loan-simulator', Simulator]]);
    const { definitions } = definitionsWith(async () => ({ default: Simulator }), defined);

    expect(await definitions.define(source)).toBe(Simulator);
  });
});
