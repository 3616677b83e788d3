import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import { registry } from '#registry';
import { finish } from '#schemas/finish.ts';
import { ZONE_NAMES } from '#schemas/page-limits.ts';
import { experience } from '#site/experience.ts';
import { makePlan, siteContextOf } from '../../renderer/make-plan/index.ts';
import type { Plan } from '../../renderer/plan/index.ts';
import { createPlatform } from '../../renderer/platform/index.ts';
import { renderPlan } from '../../renderer/server/render-plan.ts';

type Json = Readonly<Record<string, unknown>>;
interface Page {
  readonly data: Readonly<Record<string, { readonly flexComponents?: readonly Json[] }>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const PAGES = globSync('fixtures/pages/**/*.json').toSorted();
const FIXTURES = globSync('fixtures/{headers,cards,blocks}/*/*.json').filter(
  (path) => !path.endsWith('.invalid.json'),
);

/** All components of the pages zone by zone, with every fixture of a component, several times. */
function everything(times: number): Json {
  const fixtures = FIXTURES.map((path) => readJson(path) as Json);
  const componentsOf = (name: string) => [
    ...PAGES.flatMap((path) => (readJson(path) as Page).data[name]?.flexComponents ?? []),
    ...(name === 'flexZone' ? fixtures : []),
  ];
  const zones = ZONE_NAMES.map((name) => {
    const some = componentsOf(name).map(({ $schema: _schema, id: _id, ...component }) => component);
    return [name, { flexComponents: Array.from({ length: times }, () => some).flat() }];
  });
  return { data: Object.fromEntries(zones) };
}

async function plannedWith(page: Json) {
  const host = createMemoryHost({
    url: 'https://www.meridia.test/en/individuals',
    fetch: () => Promise.resolve(Response.json(page)),
  });
  const site = siteContextOf(experience, host);
  const platform = createPlatform({ experience, site }, host);
  const signal = new AbortController().signal;
  const outcome = await makePlan({ platform, registry, signal });
  if (outcome.status !== 'page') throw new Error('The page redirects.');
  const render = (plan: Plan) => finish(renderPlan(plan, outcome.code, platform)).html;
  return { plan: outcome.plan, render };
}

test(
  'every part has the same HTML on a page rendered in chunks and on one rendered at once',
  { timeout: 60_000 },
  async () => {
    const { plan, render } = await plannedWith(everything(3));

    const inChunks = render(plan);

    expect(plan.isLarge).toBe(true);
    expect(inChunks === render({ ...plan, isLarge: false })).toBe(true);
    const types = new Set(registry.types('component'));
    expect([...types].filter((type) => !hasPart(inChunks, type))).toEqual([]);
  },
);

test.each(PAGES)('%s has the same HTML in chunks and at once', async (path) => {
  const { plan, render } = await plannedWith(readJson(path) as Json);

  expect(render({ ...plan, isLarge: true })).toBe(render({ ...plan, isLarge: false }));
});

/** The slot of an interactive part says its type; every other part has an element of its name. */
function hasPart(html: string, type: string): boolean {
  return new RegExp(`data-type="${type}"|class="(?:[^"]* )?${type}[ "]`).test(html);
}
