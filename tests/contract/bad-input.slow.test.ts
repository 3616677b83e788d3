import { sample, shuffledSubarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAsk } from '../deep/answers.ts';
import { badOfType, COMPONENT_TYPES } from '../hostile/bad-of-type.ts';
import { badPages } from '../hostile/bad-pages.ts';
import { complaintsAbout } from '../hostile/complaints.ts';
import { HOSTILE_TEXTS } from '../hostile/texts.ts';

const PICKED = 60;
const ENORMOUS = 1;

const ask = await createAsk();

/** Some by seed. All of them are tried by the deep tests. */
function some<Value>(values: readonly Value[], count: number): Value[] {
  const limits = { minLength: Math.min(count, values.length), maxLength: count };
  return sample(shuffledSubarray([...values], limits), 1)[0] ?? [];
}

test('there are more than a hundred hostile texts', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(150);
});

describe('a bad value costs its component at most, and has one fault at its place', () => {
  test.each(COMPONENT_TYPES)('%s', async (type) => {
    const { module, zone, bad } = await badOfType(type);
    const ordinary = some(
      bad.filter(({ isEnormous }) => !isEnormous),
      PICKED,
    );
    const enormous = some(
      bad.filter(({ isEnormous }) => isEnormous),
      ENORMOUS,
    );

    const complaints: string[] = [];
    for (const page of badPages([...ordinary, ...enormous], zone)) {
      const answer = await ask('/en/individuals', JSON.stringify(page.model));
      complaints.push(...complaintsAbout(page, answer, module));
    }

    expect(ordinary).toHaveLength(PICKED);
    expect(complaints).toEqual([]);
  });
});
