import { expect, test } from 'vitest';
import { createAsk } from '../deep/answers.ts';
import { harmIn } from '../hostile/harm-in.ts';
import { MANY, pageOfEvery, pageOfMany, pageOfOne, TYPES, type WholePage } from '../whole-pages.ts';

const MAX_MS = 60_000;

const ask = await createAsk();

/** The types of all components that a page shows, how many they are, and what was reported. */
async function rendered(page: WholePage) {
  const { status, html, messages } = await ask('/en/individuals', JSON.stringify(page));
  const named = [...html.matchAll(/class="slot" data-type="([a-z-]+)"/g)].map(
    ([, type = '']) => type,
  );
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '));
  const present = new Set([...named, ...classes]);
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

test(
  'a page of 2,000 components is rendered without a fault',
  async () => {
    const answer = await rendered(pageOfMany(MANY));

    expect(answer).toMatchObject(FAULTLESS);
    expect(answer.count).toBe(MANY);
  },
  MAX_MS,
);

test.each(TYPES)('a page of nothing but one %s is rendered without a fault', async (type) => {
  const answer = await rendered(pageOfOne(type));

  expect(answer).toMatchObject(FAULTLESS);
  expect(answer.shown).toContain(type);
});
