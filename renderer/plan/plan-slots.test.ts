import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Problem } from '../errors/index.ts';
import { createPageContext } from '../visit/page-context.ts';
import { planSlots, type PlannedSlots, type PlanSlotsOptions } from './plan-slots.ts';
import { resolveSlots } from './slot-layout.ts';
import { samplePlatform, sampleRegistry } from '../create-plan/sample-site.testing.ts';

const zones = [{ name: 'flexZone', items: [] }];
const message = { heading: 'Page not found', text: 'It is not here.' };

function planned(
  layouts: ExperienceConfig['layouts'],
  options: Partial<PlanSlotsOptions> = {},
): PlannedSlots {
  const { platform } = samplePlatform();
  const site = { locale: 'en-GB', segment: 'individuals', session: 'anonymous' } as const;
  return planSlots({
    name: 'Sample',
    layout: resolveSlots(layouts, options.route),
    layoutNames: Object.keys(layouts),
    registry: sampleRegistry,
    route: undefined,
    page: createPageContext(platform, site, {}),
    shellData: new Map(),
    main: { meta: {}, zones },
    ...options,
  });
}

const textsOf = (problems: readonly Problem[]) => problems.map((problem) => problem.message);

const withBar = { default: { order: ['top', 'main'], slots: { top: { shell: 'bar' } } } };

const routeWith = (slots: Record<string, { feature: string }>) => ({
  pathPattern: '/*',
  slots,
  features: [{ name: 'flexPage' }, { name: 'calculator' }],
});

describe('the slots of a page', () => {
  test("stand in the layout's order, the page in main", () => {
    const { slots } = planned(withBar);

    expect(slots.map(({ name, items }) => [name, items.map(({ key }) => key)])).toEqual([
      ['top', ['top/bar']],
      ['main', []],
    ]);
    expect(slots[1]?.zones).toEqual(zones);
  });

  test('give a shell part the content under its type', () => {
    const data = { text: 'Welcome' };

    const { slots } = planned(withBar, { shellData: new Map([['bar', data]]) });

    expect(slots[0]?.items[0]).toMatchObject({ props: { data, page: { locale: 'en-GB' } } });
  });

  test("are the route's where it says otherwise", () => {
    const route = { pathPattern: '/*', slots: { top: { shell: 'error-card' } } };

    const { slots } = planned(withBar, { route });

    expect(slots[0]?.items[0]?.type).toBe('error-card');
  });

  test('hold the message in the place of a page that there is not', () => {
    const { slots } = planned(withBar, { main: { meta: {}, message } });

    expect(slots[1]?.items[0]).toMatchObject({ type: 'error-card', props: { data: message } });
    expect(slots[1]?.zones).toEqual([]);
  });

  test('are main alone under a layout that does not exist, which is reported', () => {
    const { slots, problems } = planned(withBar, {
      route: { pathPattern: '/*', pageLayout: 'constructor' },
    });

    expect(slots.map(({ name }) => name)).toEqual(['main']);
    expect(textsOf(problems)).toEqual([expect.stringContaining('Unknown layout: constructor.')]);
  });

  test('have a faulty item in the place of a shell part that does not exist, which is reported', () => {
    const layout = { order: ['top', 'main'], slots: { top: { shell: 'note' } } };

    const { slots, problems } = planned({ default: layout });

    expect(slots[0]?.items[0]).toMatchObject({ state: 'faulty', type: 'note' });
    expect(textsOf(problems)).toEqual([expect.stringContaining('Unknown shell part: note.')]);
  });

  test('ER-001 warn of a feature that the route does not define, and say so in its place', () => {
    const route = {
      pathPattern: '/*',
      slots: { main: { feature: 'flexPaje' } },
      features: [{ name: 'flexPage' }],
    };

    const { slots, problems } = planned(withBar, { route, main: { meta: {}, zones: [] } });

    expect(problems).toMatchObject([
      {
        code: 'feature-not-found',
        severity: 'warning',
        message: 'No feature found with name flexPaje.',
        fix: expect.stringContaining('flexPage'),
      },
    ]);
    expect(slots[1]?.items).toMatchObject([{ state: 'faulty', type: 'flexPaje', problems }]);
  });

  test.each([
    ['no features', {}],
    ['an empty list', { features: [] }],
  ])('ER-002 warn of a route with %s of which one is asked for', (_, features) => {
    const route = { pathPattern: '/en/*', slots: { main: { feature: 'flexPage' } }, ...features };

    const { slots, problems } = planned(withBar, { route });

    expect(problems).toMatchObject([
      {
        code: 'no-feature-definitions',
        severity: 'warning',
        message: 'There are no feature definitions on the route /en/*.',
      },
    ]);
    expect(slots[1]?.zones).toEqual(zones);
  });

  test('warn of the feature that the layout asks for, too, and of none where all are defined', () => {
    const layout = { default: { order: ['main'], slots: { main: { feature: 'flexPage' } } } };
    const features = [{ name: 'flexPage' }];

    const without = planned(layout, { route: { pathPattern: '/*', features: [{ name: 'chat' }] } });
    const defined = planned(layout, { route: { pathPattern: '/*', features } });

    expect(textsOf(without.problems)).toEqual(['No feature found with name flexPage.']);
    expect(defined.problems).toEqual([]);
    expect(planned(layout, { route: undefined }).problems).toEqual([]);
  });

  describe('with features of the route', () => {
    const layout = { default: { order: ['main', 'aside', 'below'] } };
    const calculator = { name: 'calculator', props: { text: 'Sum' }, problems: [] };
    const shown = { features: new Map([['calculator', calculator]]) };
    test('show each what it names, the page but once', () => {
      const { slots, problems } = planned(layout, {
        ...shown,
        route: routeWith({ aside: { feature: 'calculator' }, below: { feature: 'calculator' } }),
      });

      expect(slots.map(({ items }) => items.map(({ type }) => type))).toEqual([
        [],
        ['calculator'],
        ['calculator'],
      ]);
      expect(slots.filter((slot) => slot.zones)).toEqual([{ name: 'main', items: [], zones }]);
      expect(slots[1]?.items[0]).toMatchObject({ kind: 'feature', props: calculator.props });
      expect(problems).toEqual([]);
    });

    test('warn of a second slot that names the page, and leave it empty', () => {
      const twice = routeWith({ main: { feature: 'flexPage' }, aside: { feature: 'flexPage' } });

      const { slots, problems } = planned(layout, { route: twice });

      expect(slots[1]).toEqual({ name: 'aside', items: [] });
      expect(problems).toMatchObject([
        { code: 'repeated-flex-page', message: expect.stringContaining('aside') },
      ]);
    });

    test('have them nowhere before it is known who visits, nor where there is no route', () => {
      const aside = routeWith({ aside: { feature: 'calculator' } });
      const main = { meta: {}, isSkeleton: true } as const;

      expect(planned(layout, { ...shown, route: aside, main }).slots[1]?.items).toEqual([]);
      expect(planned({ default: { order: ['aside'], slots: aside.slots } }, shown).slots).toEqual([
        { name: 'aside', items: [], zones },
      ]);
    });
  });

  test('stay empty where nothing fills them', () => {
    const { slots } = planned({ default: { order: ['aside', 'main'] } });

    expect(slots[0]).toEqual({ name: 'aside', items: [] });
  });
});
