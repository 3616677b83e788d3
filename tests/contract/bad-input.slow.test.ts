import { sample, shuffledSubarray } from 'fast-check';
import { inject, expect, test } from 'vitest';
import { createAsk } from '../deep/answers.ts';
import { badOfType, COMPONENT_TYPES } from '../hostile/bad-of-type.ts';
import type { BadComponent } from '../hostile/bad-values.ts';
import { badPages } from '../hostile/bad-pages.ts';
import { complaintsAbout } from '../hostile/complaints.ts';
import { HOSTILE_TEXTS } from '../hostile/texts.ts';
import { componentPaths } from '../sample/component-paths.ts';
import { takeSample } from '../sample/take-sample.ts';

/** Twenty fill a page, and an enormous one does so alone. */
const PICKED = 20;
const withEnormous = takeSample(COMPONENT_TYPES, { count: 6, pathsOf: componentPaths });

const ask = await createAsk();

/** Some by seed, and in the deep tests all. */
function some(type: string, bad: readonly BadComponent[]): BadComponent[] {
  if (inject('isDeep')) return [...bad];
  const [enormous, ordinary] = [true, false].map((isEnormous) =>
    bad.filter((each) => each.isEnormous === isEnormous),
  );
  return [...pick(ordinary, PICKED), ...pick(enormous, withEnormous.includes(type) ? 1 : 0)];
}

function pick<Value>(values: readonly Value[] = [], count: number): Value[] {
  const limits = { minLength: Math.min(count, values.length), maxLength: count };
  return sample(shuffledSubarray([...values], limits), 1)[0] ?? [];
}

test('there are more than a hundred hostile texts', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(150);
});

test.each(COMPONENT_TYPES)(
  'a bad value of a property costs %s at most itself, and has one fault at its place',
  async (type) => {
    const { module, zone, bad } = await badOfType(type);

    const complaints: string[] = [];
    for (const page of badPages(some(type, bad), zone)) {
      const answer = await ask('/en/individuals', JSON.stringify(page.model));
      complaints.push(...complaintsAbout(page, answer, module));
    }

    expect(bad.length).toBeGreaterThan(400);
    expect(complaints).toEqual([]);
  },
);
