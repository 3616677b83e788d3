import { expect, test } from 'vitest';
import { createChoice, createChoiceGroup, type Choice } from './create-choice-group.ts';
import { createForm } from './create-form.ts';
import type { MemberChange } from './member.ts';
import { Required } from './validators.ts';

function openGroup(multiple = false, checked: unknown[] = [], values: unknown[] = ['a', 'b', 'c']) {
  const group = createChoiceGroup({ name: 'kind', multiple });
  const choices = values.map((value) => createChoice({ value, checked: checked.includes(value) }));
  for (const choice of choices) group.add(choice);
  const [a, b, c] = choices as [Choice, Choice, Choice];
  return { group, choices, a, b, c };
}

const checkedOf = (choices: readonly Choice[]) => choices.map((one) => one.getChoice().checked);

test('FO-002 the value of a choice says what it stands for and whether it is checked', () => {
  const { a, group } = openGroup(false, ['a']);

  expect(a.getState()).toMatchObject({
    name: 'kind',
    modelValue: { value: 'a', checked: true },
    filled: true,
    prefilled: true,
  });
  a.clear();
  expect(a.getState()).toMatchObject({ modelValue: { value: 'a', checked: false }, filled: false });
  group.rename('sort');
  expect(a.getState().name).toBe('sort');
});

test('FO-015 of a single group one choice is checked, with one change, and it is touched', () => {
  const { group, choices, b, c } = openGroup(false, ['a']);
  const changes: MemberChange[] = [];
  group.onChange((change) => changes.push(change));
  b.check(true);
  expect([group.getValue(), checkedOf(choices)]).toEqual(['b', [false, true, false]]);
  c.check(true);

  expect([group.getValue(), group.getState().touched]).toEqual(['c', true]);
  expect(changes).toEqual([
    { member: group, by: 'person' },
    { member: group, by: 'person' },
  ]);
});

test('FO-016 of another group several are, in the order of the page, without those disabled', () => {
  const { group, a, b, c } = openGroup(true);
  c.check(true);
  a.check(true);
  b.check(true);
  b.setDisabled(true);

  expect([group.getValue(), group.getState().touched]).toEqual([['a', 'c'], false]);
  a.check(false);
  expect(group.getValue()).toEqual(['c']);
});

test.for([
  [false, 'b', 'b'],
  [false, 'unknown', ''],
  [false, null, ''],
  [false, 0, 0],
  [false, { id: 1 }, { id: 1 }],
  [true, ['b', 0], ['b', 0]],
  [true, 'b', []],
  [true, null, []],
] as const)(
  'in a group with multiple %s the value %j makes it %j',
  ([multiple, value, expected]) => {
    const { group } = openGroup(multiple, ['a'], ['a', 'b', 0, { id: 1 }]);
    group.setValue(value);
    expect(group.getValue()).toEqual(expected);
  },
);

test('a reset goes back to the first choices with one change, clearing unchecks all', () => {
  const { group, b } = openGroup(false, ['a']);
  b.check(true);
  let changes = 0;
  group.onChange(() => (changes += 1));
  group.reset();
  const reset = group.getValue();
  group.clear();

  expect([reset, group.getValue(), changes]).toEqual(['a', '', 2]);
  expect(group.getState()).toMatchObject({ dirty: false, touched: false });
  b.check(true);
  expect([group.getValue(), changes]).toEqual(['b', 3]);
});

test('Required asks that one choice is checked', () => {
  const { group, a } = openGroup();
  group.setValidators([Required()]);
  expect(group.getState().active).toEqual({ error: ['Required'] });
  a.check(true);
  expect(group.getState().active).toEqual({});
});

test('in a form a group under a name with [] is an array in an array, and takes kept values', () => {
  const form = createForm();
  form.setValue({ 'kinds[]': [['b']] });
  const group = createChoiceGroup({ name: 'kinds[]', multiple: true });
  for (const value of ['a', 'b']) group.add(createChoice({ value }));
  form.add(group);

  expect(form.getValue()).toEqual({ 'kinds[]': [['b']] });
  expect(form.getState().dirty).toBe(false);
});
