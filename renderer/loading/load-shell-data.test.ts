import { describe, expect, test } from 'vitest';
import { createRegistry } from '../registry/create-registry.ts';
import { loadShellData } from './load-shell-data.ts';
import {
  samplePlatform,
  sampleRegistry,
  shellEntry,
  textCheck,
} from '../create-plan/sample-site.testing.ts';
import { createTrace } from '../trace/create-trace.ts';

const site = { locale: 'en-GB', segment: 'individuals', session: 'anonymous' } as const;

async function load(cmsData: unknown, registry = sampleRegistry) {
  const { platform, host } = samplePlatform({ cmsData });
  const trace = createTrace(host);
  const { signal } = new AbortController();
  const shell = await loadShellData({ platform, registry, site, trace, signal });
  return { shell, trace, messages: host.messages.map(({ level, text }) => `${level}: ${text}`) };
}

function nestedObject(depth: number): object {
  let value: object = {};
  for (let level = 0; level < depth; level += 1) value = { inner: value };
  return value;
}

describe("the content of the page's shell", () => {
  test('reaches each shell part by its type, with safe addresses', async () => {
    const { shell, messages } = await load({
      $schema: 'https://example.com/cms-data.schema.json',
      bar: { text: 'Welcome', link: 'javascript:alert(1)' },
    });

    expect([...shell]).toEqual([['bar', { text: 'Welcome', link: '' }]]);
    expect(messages).toEqual([]);
  });

  test('that is wrong costs its own part and no other', async () => {
    const registry = createRegistry([shellEntry('bar'), shellEntry('foot')]);

    const { shell, messages } = await load({ bar: {}, foot: { text: 'Goodbye' } }, registry);

    expect([...shell.keys()]).toEqual(['foot']);
    expect(messages).toEqual([expect.stringMatching(/^error: .*"text" is missing.*\/bar\/text/)]);
  });

  test('may be newer than the site: what is surplus is only reported', async () => {
    const problem = {
      severity: 'error',
      pointer: '/new',
      message: 'Unknown.',
      fix: 'Remove.',
    } as const;
    const surplus = [{ ...problem, code: 'unknown-property' }];
    const check = (value: unknown) => (Object.hasOwn(Object(value), 'new') ? surplus : []);
    const strict = { ...textCheck, check };
    const bar = shellEntry('bar', { check: () => Promise.resolve(strict) });

    const { shell, messages } = await load(
      { bar: { text: 'Welcome', new: true }, banner: {} },
      createRegistry([bar]),
    );

    expect([...shell.keys()]).toEqual(['bar']);
    expect(messages.toSorted()).toEqual([
      expect.stringMatching(/^warn: Unknown shell part: banner/),
      expect.stringMatching(/^warn: Unknown\..*\/bar\/new/),
    ]);
  });

  test('that cannot be checked is left out with a report', async () => {
    const bar = shellEntry('bar', { check: () => Promise.reject(new Error('cut off')) });

    const { shell, messages } = await load({ bar: { text: 'Welcome' } }, createRegistry([bar]));

    expect(shell.size).toBe(0);
    expect(messages).toEqual([expect.stringContaining('could not be loaded: cut off')]);
  });

  test('may be missing, which is no problem', async () => {
    const { shell, messages } = await load(undefined);

    expect(shell.size).toBe(0);
    expect(messages).toEqual([]);
  });

  test.each([
    ['a list', []],
    ['a text', 'hello'],
    ['null', null],
    ['deeper than anything may be', { bar: nestedObject(10_000) }],
    ['made to change every object', JSON.parse('{"__proto__":{"text":"x"}}')],
  ])('that is %s is reported once, and the shell stays without it', async (_, data) => {
    const { shell, trace, messages } = await load(data);

    expect(shell.size).toBe(0);
    expect(messages).toEqual([
      expect.stringMatching(/^error: Error retrieving the content of the/),
    ]);
    expect(trace.steps.map(({ step, end }) => [step, end])).toEqual([['fetch-cms-data', 'failed']]);
  });
});
