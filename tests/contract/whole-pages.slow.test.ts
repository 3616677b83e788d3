import { expect, test } from 'vitest';
import { createAsk } from '../deep/answers.ts';
import { harmIn } from '../hostile/harm-in.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { componentPaths } from '../sample/component-paths.ts';
import { countRuns } from '../sample/count-runs.ts';
import { takeSample } from '../sample/take-sample.ts';
import { MANY, pageOfEvery, pageOfMany, pageOfOne, TYPES, type WholePage } from '../whole-pages.ts';

/** The deep tests try more of them, and each component alone. */
const COUNT = countRuns(300, MANY);

const ask = await createAsk();

/**
 * The types of all components that a page shows, how many they are, and what was reported. A slot
 * without a name has its type as the first class inside it, by which measurement tells a component.
 */
async function rendered(page: WholePage) {
  const { status, html, messages } = await ask('/en/individuals', JSON.stringify(page));
  const named = [...html.matchAll(/class="slot" data-type="([a-z-]+)"/g)].map(
    ([, type = '']) => type,
  );
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '));
  const unnamed = [...html.matchAll(/<div class="slot"><\w+[^>]* class="([\w-]+)/g)].map(
    ([, type = '']) => type,
  );
  const present = new Set([...named, ...unnamed]);
  const shown = TYPES.filter((type) => present.has(type));
  const shell = named.filter((type) => !TYPES.includes(type)).length;
  const count = classes.filter((each) => each === 'slot').length - shell;
  return { status, shown, count, messages, harm: harmIn(html) };
}

const FAULTLESS = { status: 200, messages: [], harm: [] };

test('a page with one of every component is rendered without a fault', async () => {
  const answer = await rendered(pageOfEvery());

  expect(answer).toMatchObject(FAULTLESS);
  expect(answer.shown).toEqual(TYPES);
});

test(`a page of ${COUNT} components is rendered without a fault`, async () => {
  const answer = await rendered(pageOfMany(COUNT));

  expect(answer).toMatchObject(FAULTLESS);
  expect(answer.count).toBe(COUNT);
});

test('a page of nothing but one component is rendered without a fault', async () => {
  const sample = takeSample(TYPES, { count: 5, pathsOf: componentPaths });

  const failures = await collectFailures(sample, String, async (type) => {
    const answer = await rendered(pageOfOne(type));

    expect(answer).toMatchObject(FAULTLESS);
    expect(answer.shown).toContain(type);
  });

  expect(failures).toEqual([]);
});
