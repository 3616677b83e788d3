import { describe, expect, test } from 'vitest';
import { listScenarios, buildScenarioResponse } from '#fixtures';
import { registry } from '#registry';
import type { CheckModule } from '#schemas/check-module.ts';
import { getComponentType, findComponents } from '#schemas/components.ts';
import { componentChecks } from '#schemas/generated/checks.ts';
import { isRecord } from '#schemas/is-record.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { store } from './run-scenario.ts';
import { possibleStates, statesOf } from './edge-case-states.ts';

type Component = Readonly<Record<string, unknown>>;

/**
 * Holds the states that a scenario shows of the component that it is about, in words that are asked
 * for below.
 */
interface Shown {
  readonly id: string;
  readonly states: readonly string[];
}

const SIZES = ['small', 'medium', 'large'];

/**
 * The types that visitors meet. One that has lost its scenarios fails here, and does not leave
 * unseen.
 */
const SETTLED = {
  headers: 'campaign-header category-header editorial-header home-header product-header',
  cards: 'article-card contact-card feature-card news-card product-card service-card video-card',
  blocks:
    'accordion action-accordion app-promoter application-process call-to-action cards comparison-cards ' +
    'device-specific-cta feature filtered-link-list highlight-box legal-banner link-list paragraph ' +
    'product-features promotional-banner section-title testimonial',
};

const known = await loadKnownChecks();
const pageShape = known.byId.get(PAGE_ID)?.shape ?? {};
const shown: readonly Shown[] = await Promise.all(
  (await listScenarios(store)).map(async ({ id, scenario }) => {
    const [type = '', name = ''] = id.split('/');
    const components = componentsIn(await buildScenarioResponse(scenario, store), type);
    const { shape = {} } = known.components.get(type) ?? {};
    const strange = (scenario.tags ?? []).includes('strange')
      ? components.flatMap((component) => statesOf(component, shape, scenario.locale))
      : [];
    const sizes = components.map(({ cardSize = 'medium' }) => `the size ${String(cardSize)}`);
    return { id, states: [...(components.length > 0 ? [name] : []), ...strange, ...sizes] };
  }),
);

/** The components of a page that are of a type, and right. */
function componentsIn(response: unknown, type: string): Component[] {
  return findComponents(response, pageShape, (each) => known.components.get(each))
    .map(({ component }) => component)
    .filter((component) => getComponentType(component) === type && isRight(component, type))
    .filter(isRecord);
}

function isRight(component: unknown, type: string): boolean {
  return known.components.get(type)?.check(component).length === 0;
}

/**
 * The types of a family. One that was laid out just now has a single scenario; `npm run
 * coverage:scenarios` asks for the others.
 */
function typesOf(family: string): string[] {
  const types = registry.entries.filter((entry) => entry.family === family).map(({ type }) => type);
  return types.filter((type) => shown.filter(({ id }) => id.startsWith(`${type}/`)).length > 1);
}

/** A minimal one, a full one, and every strange state that its schema lets an author make. */
async function variantsOf(type: string): Promise<string[]> {
  const module: CheckModule | undefined = await componentChecks.get(type)?.();
  const full = await store.read(`${module?.family}/${type}/full.json`);
  if (!module || !isRecord(full)) throw new Error(`${type} has no full fixture.`);
  return ['minimal', 'full', ...possibleStates(module, full)];
}

function gapsOf(type: string, asked: readonly string[], scenarios = shown): string[] {
  const own = scenarios.filter(({ id }) => id.startsWith(`${type}/`));
  const states = new Set(own.flatMap((scenario) => scenario.states));
  return asked.filter((state) => !states.has(state));
}

test.each([
  ['PV-005', 'headers', SETTLED.headers],
  ['PV-006', 'cards', SETTLED.cards],
  ['PV-007', 'blocks', SETTLED.blocks],
])('%s the %s that visitors meet have several scenarios', (_, family, settled) => {
  expect(typesOf(family)).toEqual(expect.arrayContaining(settled.split(' ')));
});

describe.each([
  ['PV-005', 'headers'],
  ['PV-007', 'blocks'],
])('%s', (row, family) => {
  test.each(typesOf(family))(
    `${row} scenarios show %s minimal, full and strange, and one less leaves a gap`,
    async (type) => {
      const asked = await variantsOf(type);

      expect(gapsOf(type, asked)).toEqual([]);
      for (const variant of ['minimal', 'full']) {
        const others = shown.filter(({ id }) => id !== `${type}/${variant}`);
        expect(gapsOf(type, asked, others)).toEqual([variant]);
      }
    },
  );
});

test.each(typesOf('cards'))('PV-006 scenarios show %s in each size', (type) => {
  const asked = SIZES.map((size) => `the size ${size}`);

  expect(gapsOf(type, asked)).toEqual([]);
});
