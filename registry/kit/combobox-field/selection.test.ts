import { expect, test } from 'vitest';
import { getFieldText, step, createSelection, type Selection } from './selection.ts';

type Texts = Selection<{ readonly value: string }>;

const TWO = [{ value: 'first' }, { value: 'second' }];

/** Returns the text in the field after each of so many steps. */
function textsOf(start: Texts, by: 1 | -1, count: number): readonly string[] {
  const texts: string[] = [];
  let selection: Texts = start;
  for (let steps = 0; steps < count; steps += 1) {
    selection = step(selection, by);
    texts.push(getFieldText(selection));
  }
  return texts;
}

test('SR-003 SR-004 steps go through the suggestions, and past either end to what was typed', () => {
  const selection = { ...createSelection('ty'), suggestions: TWO };

  expect(textsOf(selection, 1, 4)).toEqual(['first', 'second', 'ty', 'first']);
  expect(textsOf(selection, -1, 4)).toEqual(['second', 'first', 'ty', 'second']);
});

test('without suggestions there is nothing but what was typed', () => {
  expect(textsOf(createSelection('ty'), 1, 2)).toEqual(['ty', 'ty']);
});
