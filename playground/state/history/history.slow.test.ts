import { expect, test } from 'vitest';
import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { BEGINNING, nameStep, NO_HISTORY, record, stepBack, stepForth, stepTo } from './history.ts';
import { mapDocuments } from '../document/names.ts';
import type { Texts } from '../document/text-edit.ts';

const START: Texts = mapDocuments((name) => name);

/** Makes changes one after the other, with what can be taken back. */
function changing(changes: readonly (readonly ['page' | 'macros', string])[], pauseMs = 10_000) {
  return changes.reduce(
    ({ history, texts }, [document, text], index) => ({
      history: record(history, texts, {
        document,
        texts: { ...texts, [document]: text },
        kind: 'typed',
        time: index * pauseMs,
      }),
      texts: { ...texts, [document]: text },
    }),
    { history: NO_HISTORY, texts: START },
  );
}

test('the last change is taken back first, whichever document it was made in', () => {
  const { history, texts } = changing([
    ['page', 'a'],
    ['macros', 'b'],
  ]);

  const once = stepBack(history, texts);
  const twice = once && stepBack(once.history, once.texts);

  expect(once).toMatchObject({ document: 'macros', texts: { page: 'a', macros: 'macros' } });
  expect(twice).toMatchObject({ document: 'page', texts: START });
});

test('what was taken back can be done again', () => {
  const { history, texts } = changing([['page', 'a']]);

  const back = stepBack(history, texts);
  const forth = back && stepForth(back.history, back.texts);

  expect(forth?.texts).toEqual(texts);
  expect(forth && stepForth(forth.history, forth.texts)).toBeUndefined();
});

test('after a new change nothing can be redone', () => {
  const { history, texts } = changing([['page', 'a']]);
  const back = stepBack(history, texts);

  const next = record(back?.history ?? NO_HISTORY, START, {
    document: 'page',
    texts: { ...START, page: 'other' },
    kind: 'typed',
    time: 0,
  });

  expect(next.future).toEqual([]);
  expect(next.past).toHaveLength(1);
});

test('characters typed without a pause are taken back together', () => {
  const { history, texts } = changing(
    [
      ['page', 'pages'],
      ['page', 'pages!'],
    ],
    100,
  );

  expect(history.past).toHaveLength(1);
  expect(stepBack(history, texts)?.texts).toEqual(START);
});

test('whole texts put in one after the other are taken back one by one', () => {
  const [one, other] = ['1'.repeat(100), '2'.repeat(100)];
  const { history, texts } = changing(
    [
      ['page', one],
      ['page', other],
    ],
    100,
  );

  expect(stepBack(history, texts)?.texts.page).toBe(one);
});

test('a step that was named is left as it is by typing on', () => {
  const { history, texts } = changing([['page', 'page!']]);
  const named = nameStep(history, 1, ' Mine ');

  const next = record(named, texts, {
    document: 'page',
    texts: { ...texts, page: 'page!!' },
    kind: 'typed',
    time: 1,
  });

  expect(next.past.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Mine'],
    [2, undefined],
  ]);
  expect(nameStep(named, 1, '  ').past[0]?.name).toBeUndefined();
});

test('the present step and an unknown one are none to go to', () => {
  const { history, texts } = changing([['page', 'a']]);

  expect([1, 7].map((id) => stepTo(history, texts, id))).toEqual([undefined, undefined]);
  expect(stepTo(NO_HISTORY, START, BEGINNING)).toBeUndefined();
});

test('there is no step where nothing was done', () => {
  expect(stepBack(NO_HISTORY, START)).toBeUndefined();
  expect(stepForth(NO_HISTORY, START)).toBeUndefined();
});

const huge = (letter: string) => letter.repeat(11_000_000);

test('huge texts are kept for fewer steps, the last one always', () => {
  const { history, texts } = changing([
    ['page', huge('a')],
    ['page', huge('b')],
    ['page', huge('c')],
  ]);

  expect(history.past).toHaveLength(1);
  expect(stepBack(history, texts)?.texts.page === huge('b')).toBe(true);
});

test('however texts were changed, all the way back and forth leads to the same characters', () => {
  const change = tuple(constantFrom('page', 'macros'), string({ unit: 'binary' }));
  assert(
    property(array(change, { maxLength: 20 }), integer({ min: 0, max: 900 }), (all, ms) => {
      const { history, texts } = changing(all, ms);

      let present = { history, texts };
      for (let step = stepBack(history, texts); step; step = stepBack(step.history, step.texts)) {
        present = step;
      }
      expect(present.texts).toEqual(START);
      for (
        let step = stepForth(present.history, present.texts);
        step;
        step = stepForth(step.history, step.texts)
      ) {
        present = step;
      }
      expect(present.texts).toEqual(texts);
    }),
  );
});
