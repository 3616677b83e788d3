import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { defineEntry } from '../registry/entry.ts';
import type { Entry } from '../registry/index.ts';
import { loadFloating } from '../loading/index.ts';
import { planFloating } from '../plan/plan-features.ts';

const chat = defineEntry<{ readonly greeting?: string }>({
  kind: 'feature',
  type: 'chat',
  interactive: true,
  load: () => Promise.resolve(() => null),
  check: () =>
    Promise.resolve({
      check: (value) =>
        JSON.stringify(value) === '{"greeting":5}'
          ? [{ code: 'wrong-type', severity: 'error', pointer: '/greeting', message: '', fix: '' }]
          : [],
      shape: { properties: { link: { kind: 'url' } } },
    }),
});
const component = { ...chat, kind: 'component', type: 'quiet' } as const;
const silent: Entry = {
  ...chat,
  type: 'silent',
  check: () => Promise.reject(new Error('no network')),
};
const registry = createRegistry([chat, component, silent]);
const options = { locale: 'en-GB' };

async function plan(...floatingFeatures: { name: string; properties?: Record<string, unknown> }[]) {
  return planFloating(await loadFloating({ floatingFeatures }, { registry, prepare: options }), {
    registry,
  });
}

describe('floating features', () => {
  test('stand in a slot of their own, with their properties', async () => {
    const [slot, ...others] = await plan(
      { name: 'chat', properties: { greeting: 'hello' } },
      { name: 'chat' },
    );

    expect(others).toEqual([]);
    expect(slot?.name).toBe('floating');
    expect(slot?.items).toMatchObject([
      { kind: 'feature', type: 'chat', state: 'interactive', props: { greeting: 'hello' } },
      { kind: 'feature', type: 'chat', state: 'interactive', props: {} },
    ]);
    expect(new Set(slot?.items.map(({ key }) => key)).size).toBe(2);
  });

  test('have their properties prepared like those of a component', async () => {
    const [slot] = await plan({ name: 'chat', properties: { link: 'javascript:alert(1)' } });

    expect(slot?.items).toMatchObject([{ props: { link: '' } }]);
  });

  test('without any there is no such slot', async () => {
    expect(await plan()).toEqual([]);
  });

  test.each(['chta', 'quiet', 'constructor'])(
    'FP-037 one that is not registered is an error, and costs itself only: %s',
    async (name) => {
      const [slot] = await plan({ name }, { name: 'chat' });

      expect(slot?.items).toMatchObject([
        {
          state: 'faulty',
          problems: [
            {
              code: 'definition-missing',
              severity: 'error',
              pointer: '/floatingFeatures/0/name',
              message: `Definition missing: ${name}. No floating feature of that name is registered.`,
            },
          ],
        },
        { state: 'interactive' },
      ]);
    },
  );

  test('one with wrong properties is an error at its place', async () => {
    const [slot] = await plan({ name: 'chat', properties: { greeting: 5 } });

    expect(slot?.items).toMatchObject([
      { state: 'faulty', problems: [{ pointer: '/floatingFeatures/0/properties/greeting' }] },
    ]);
  });

  test('one whose check does not arrive costs itself only', async () => {
    const [slot] = await plan({ name: 'silent' }, { name: 'chat' });

    expect(slot?.items.map(({ state }) => state)).toEqual(['faulty', 'interactive']);
  });

  test('stay the very objects that they were where nothing changed', async () => {
    const floatingFeatures = [{ name: 'chat' }];
    const floating = await loadFloating({ floatingFeatures }, { registry, prepare: options });
    const slots = planFloating(floating, { registry });

    const again = planFloating(floating, { registry, previous: { slots } });

    expect(again[0]?.items[0]).toBe(slots[0]?.items[0]);
  });

  describe('with an asset', () => {
    const asset = { package: 'chat', version: '1.0.0', file: 'index.js' };
    const properties = { greeting: 'hello' };
    const element = { properties: ['greeting'] };
    const withElements = createRegistry([
      chat,
      { ...chat, type: 'custom-element', interactive: true },
    ]);
    const itemsOf = async (floating: NonNullable<ExperienceConfig['floatingFeatures']>[number]) => {
      const loaded = await loadFloating(
        { floatingFeatures: [floating] },
        { registry: withElements, prepare: options },
      );
      return planFloating(loaded, { registry: withElements })[0]?.items;
    };

    test('AS-012 are elements of its module, under their own name', async () => {
      expect(await itemsOf({ name: 'helper', asset, element, properties })).toMatchObject([
        {
          kind: 'feature',
          type: 'custom-element',
          state: 'interactive',
          props: { name: 'helper', asset, element, properties },
        },
      ]);
    });

    test('give values to declared properties only', async () => {
      expect(await itemsOf({ name: 'helper', asset, properties })).toMatchObject([
        {
          state: 'faulty',
          problems: [
            { code: 'unknown-property', pointer: '/floatingFeatures/0/properties/greeting' },
          ],
        },
      ]);
    });

    test('that has a tag alone are those of the registry', async () => {
      expect(await itemsOf({ name: 'helper', asset: { tag: 'chat' }, properties })).toMatchObject([
        { type: 'chat', state: 'interactive', props: properties },
      ]);
    });

    test('AS-014 whose tag is not registered are an error', async () => {
      expect(await itemsOf({ name: 'helper', asset: { tag: 'chta' } })).toMatchObject([
        {
          state: 'faulty',
          problems: [
            {
              code: 'unregistered-tag',
              message: 'No component registered in integrated dependency with tag chta',
            },
          ],
        },
      ]);
    });

    test('are never named by the type of the feature that shows them', async () => {
      expect(await itemsOf({ name: 'custom-element' })).toMatchObject([
        { state: 'faulty', problems: [{ code: 'definition-missing' }] },
      ]);
    });
  });
});
