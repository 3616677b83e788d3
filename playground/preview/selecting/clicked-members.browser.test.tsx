import '#registry/theme.css';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vitrineEntries } from '#registry';
import type { CheckModule } from '#schemas/check-module.ts';
import { pathsOfFixture, takeSample } from '#tests/sample/take-sample.ts';
import { createScenarioRunner, type ScenarioRunner } from '../scenario-runner.ts';
import { SAMPLE_SCENARIO } from '../sample-scenario.testing.ts';
import { findClicked } from './find-clicked.ts';
import { markFixture } from './mark-fixture.testing.ts';
import { visibleParts } from './visible-parts.testing.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../fixtures/{blocks,cards,headers}/*/full.json',
  { eager: true, import: 'default' },
);
const fixtures = Object.entries(files).map(([path, fixture]) => ({
  type: path.split('/').at(-2) ?? '',
  name: path.slice('../../../fixtures/'.length, -'.json'.length),
  fixture,
}));

/** Some of them, and those that the change touches. The deep tests take all of them. */
const sampledFixtures = takeSample(fixtures, {
  count: 8,
  pathsOf: ({ name }) => [...pathsOfFixture(name), 'playground/preview/selecting/'],
});

const components = vitrineEntries.filter(({ kind }) => kind === 'component');
const MIN_SHARE = 0.9;
/** The least number of clicks on a component, on average. */
const MIN_CLICKS = 8;

interface Click {
  readonly written: string;
  /** The member that is marked there; nothing where none is. */
  readonly expected: string | undefined;
  readonly found: string | undefined;
}

const element = document.createElement('div');
let shapes: ReadonlyMap<string, CheckModule>;
let runner: ScenarioRunner;

beforeAll(async () => {
  shapes = new Map(
    await Promise.all(components.map(async ({ type, check }) => [type, await check()] as const)),
  );
  Object.assign(element, { id: 'page', className: 'page' });
  element.dataset['layout'] = 'default';
  document.body.append(element);
  runner = createScenarioRunner(window, { hasShell: false });
});

afterAll(() => element.remove());

async function memberAt(x: number, y: number): Promise<string | undefined> {
  const target = document.elementFromPoint(x, y);
  const shown = runner.shown();
  return target && shown ? findClicked(shown, target, { x, y })?.member() : undefined;
}

describe('PG-009 a click on a text, image or link of a full component leads to that very member', () => {
  test('of every component there is', () => {
    expect(fixtures.map(({ type }) => type).sort()).toEqual(
      components
        .map(({ type }) => type)
        .filter((type) => type !== 'page-heading')
        .sort(),
    );
  });

  test('of each, or to none, and in more than nine of ten to it', { tags: ['deep'] }, async () => {
    const failures: unknown[] = [];
    const clicks: Click[] = [];
    for (const { type, fixture } of sampledFixtures) {
      const { component, pointerOf } = markFixture(fixture, shapes);
      const zone = shapes.get(type)?.zones?.[0] ?? 'flexZone';
      const base = `/data/${zone}/flexComponents/0`;
      const page = { data: { [zone]: { flexComponents: [component] } } };
      const result = await runner.run(SAMPLE_SCENARIO, { page });
      const errors = result?.problems.filter(({ severity }) => severity === 'error') ?? [];
      failures.push(...errors.map((error) => ({ type, error })));

      for (const { written, x, y } of visibleParts(element)) {
        const found = (await memberAt(x, y))?.slice(base.length);
        const expected = pointerOf(written);
        if (expected === undefined) continue;
        clicks.push({ written, expected, found });
        if (found !== undefined && found !== expected) failures.push({ type, expected, found });
      }
    }

    expect(failures).toEqual([]);
    const right = clicks.filter(({ expected, found }) => expected === found);
    expect(clicks.length).toBeGreaterThan(MIN_CLICKS * sampledFixtures.length);
    expect(right.length / clicks.length).toBeGreaterThan(MIN_SHARE);
  });
});
