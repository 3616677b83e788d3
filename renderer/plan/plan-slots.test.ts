import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { pageContextOf } from '../visit/page-context.ts';
import { planSlots, type PlanSlotsOptions } from './plan-slots.ts';
import {
  sampleExperience,
  samplePlatform,
  sampleRegistry,
} from '../make-plan/sample-site.testing.ts';

const zones = [{ name: 'flexZone', items: [] }];
const message = { heading: 'Page not found', text: 'It is not here.' };

function slotsOf(
  layouts: ExperienceConfig['layouts'],
  options: Partial<PlanSlotsOptions> = {},
): { readonly slots: ReturnType<typeof planSlots>; readonly messages: readonly string[] } {
  const { platform, host } = samplePlatform({}, { ...sampleExperience, layouts });
  const site = { locale: 'en-GB', segment: 'individuals', session: 'anonymous' } as const;
  const slots = planSlots({
    platform,
    registry: sampleRegistry,
    route: undefined,
    page: pageContextOf(platform, site, {}),
    shell: new Map(),
    main: { kind: 'zones', meta: {}, zones },
    ...options,
  });
  return { slots, messages: host.messages.map(({ text }) => text) };
}

const framed = { default: { order: ['top', 'main'], slots: { top: { shell: 'bar' } } } };

describe('the slots of a page', () => {
  test("stand in the layout's order, the page in main", () => {
    const { slots } = slotsOf(framed);

    expect(slots.map(({ name, items }) => [name, items.map(({ key }) => key)])).toEqual([
      ['top', ['top/bar']],
      ['main', []],
    ]);
    expect(slots[1]?.zones).toEqual(zones);
  });

  test('give a shell part the content that bears its id', () => {
    const data = { text: 'Welcome' };

    const { slots } = slotsOf(framed, { shell: new Map([['bar', data]]) });

    expect(slots[0]?.items[0]).toMatchObject({ props: { data, page: { locale: 'en-GB' } } });
  });

  test("are the route's where it says otherwise", () => {
    const route = { pathPattern: '/*', slots: { top: { shell: 'error-card' } } };

    const { slots } = slotsOf(framed, { route });

    expect(slots[0]?.items[0]?.id).toBe('error-card');
  });

  test('hold the message in the place of a page that there is not', () => {
    const { slots } = slotsOf(framed, { main: { kind: 'message', meta: {}, message } });

    expect(slots[1]?.items[0]).toMatchObject({ id: 'error-card', props: { data: message } });
    expect(slots[1]?.zones).toEqual([]);
  });

  test('are main alone under a layout that does not exist, which is reported', () => {
    const { slots, messages } = slotsOf(framed, {
      route: { pathPattern: '/*', pageLayout: 'constructor' },
    });

    expect(slots.map(({ name }) => name)).toEqual(['main']);
    expect(messages).toEqual([expect.stringContaining('Unknown layout: constructor.')]);
  });

  test('have a fault in the place of a shell part that does not exist', () => {
    const layout = { order: ['top', 'main'], slots: { top: { shell: 'note' } } };

    const { slots, messages } = slotsOf({ default: layout });

    expect(slots[0]?.items[0]).toMatchObject({ kind: 'fault', id: 'note' });
    expect(messages).toEqual([expect.stringContaining('Unknown shell part: note.')]);
  });

  test('stay empty where nothing fills them', () => {
    const { slots } = slotsOf({ default: { order: ['aside', 'main'] } });

    expect(slots[0]).toEqual({ name: 'aside', items: [] });
  });
});
