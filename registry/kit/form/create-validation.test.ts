import { expect, test } from 'vitest';
import { createField, type Field } from './create-field.ts';
import { createGroup } from './create-group.ts';
import { defineValidator } from './validator.ts';
import { IsEmail, MinLength, Required } from './validators.ts';

/** A question to somebody else, which the test answers. */
function openQuestions() {
  const answers: PromiseWithResolvers<boolean>[] = [];
  const asked: unknown[] = [];
  const IsFree = defineValidator<void>({
    name: 'IsFree',
    isAsync: true,
    applies: (value) => {
      asked.push(value);
      const answer = Promise.withResolvers<boolean>();
      answers.push(answer);
      return answer.promise;
    },
  });
  return { asked, answers, IsFree };
}

function untilSettled(field: Field): Promise<void> {
  return new Promise((resolve) => {
    field.subscribe(() => field.getState().pending || resolve());
  });
}

test('FO-009 by default a field knows errors alone', () => {
  const options = { name: 'name', value: 'ab', validators: [MinLength(3, { type: 'warning' })] };

  expect(() => createField(options)).toThrow(TypeError);
  const field = createField({ ...options, types: ['error', 'warning'] });
  expect(field.getState().active).toEqual({ warning: ['MinLength'] });
});

test('FO-010 FO-011 asynchronous validators are asked once the others agree; pending says so', async () => {
  const { asked, answers, IsFree } = openQuestions();
  const field = createField({ name: 'user', validators: [IsFree(), MinLength(3), Required()] });
  field.typeText('ab');
  const refused = field.getState();
  field.typeText('abc');
  const waiting = field.getState();
  const settled = untilSettled(field);
  answers[0]?.resolve(true);
  await settled;

  expect([refused.active, refused.pending]).toEqual([{ error: ['MinLength'] }, false]);
  expect([waiting.active, waiting.pending]).toEqual([{}, true]);
  expect([field.getState().active, field.getState().pending]).toEqual([
    { error: ['IsFree'] },
    false,
  ]);
  expect(asked).toEqual(['abc']);
});

test('FO-038 an answer about an earlier value never shows, in whatever order answers come', async () => {
  const { answers, IsFree } = openQuestions();
  const field = createField({ name: 'user', validators: [IsFree()] });
  const texts = ['a', 'ab', 'abc', 'abcd', 'abcde'];
  for (const text of texts) field.typeText(text);
  const seen: unknown[] = [];
  field.subscribe(() => seen.push([field.getState().pending, field.getState().active.error]));
  const newest = field.validate();
  // The newest run is the sixth; all others say that the name is taken.
  for (const at of [2, 4, 0, 3, 1]) answers[at]?.resolve(true);
  await Promise.all(answers.slice(0, 5).map(({ promise }) => promise));
  await Promise.resolve();
  expect([seen, field.getState().pending]).toEqual([[], true]);
  answers[5]?.resolve(false);
  await newest;

  expect(seen).toEqual([[false, undefined]]);
});

test('where a validator is refused, the former ones stay', () => {
  const types = ['error', 'warning'] as const;
  const field = createField({ name: 'x', value: 'a', types, validators: [MinLength(2)] });
  const set = () => field.setValidators([IsEmail(undefined, { type: 'info' })]);

  expect(set).toThrow('It supports error, warning.');
  field.setValue('b');
  expect(field.getState().active).toEqual({ error: ['MinLength'] });
});

test('FO-021 of an empty field Required alone is asked, of an empty group all are', () => {
  const asked: string[] = [];
  const NeverRight = defineValidator<string>({
    name: 'NeverRight',
    applies: (_value, who) => asked.push(who) > 0,
  });
  const field = createField({ name: 'x', validators: [NeverRight('field'), Required()] });
  const group = createGroup({ name: 'g', validators: [NeverRight('group'), Required()] });

  expect(field.getState().active).toEqual({ error: ['Required'] });
  expect(group.getState().active).toEqual({ error: ['NeverRight', 'Required'] });
  expect(asked).toEqual(['group']);
});

test('FO-022 a field that is disabled or read-only has no error, and one again once it is neither', () => {
  const field = createField({ name: 'x', validators: [Required()] });
  const read = () => field.getState().active.error;
  const seen = [read()];
  field.setDisabled(true);
  seen.push(read());
  field.setDisabled(false);
  seen.push(read());
  field.setReadOnly(true);

  expect([...seen, read()]).toEqual([['Required'], undefined, ['Required'], undefined]);
});

test('a validator with another parameter or type has its fields validated again', () => {
  const length = MinLength(2);
  const field = createField({
    name: 'x',
    value: 'ab',
    types: ['error', 'info'],
    validators: [length],
  });
  expect(field.getState().active).toEqual({});
  length.setParam(3);
  expect(field.getState().active).toEqual({ error: ['MinLength'] });
  length.setOptions({ type: 'info' });
  expect(field.getState().active).toEqual({ info: ['MinLength'] });
  let runs = 0;
  const Counts = defineValidator<void>({ name: 'Counts', applies: () => (runs += 1) < 0 });
  field.setValidators([Counts()]);
  length.setParam(9);
  expect([runs, field.getState().active]).toEqual([1, {}]);
});

test('a validator that throws or rejects counts as passed, and is reported', async () => {
  const faults: string[] = [];
  const Throws = defineValidator<void>({
    name: 'Throws',
    applies: () => {
      throw new Error('down');
    },
  });
  const Rejects = defineValidator<void>({
    name: 'Rejects',
    isAsync: true,
    applies: () => Promise.reject(new Error('down')),
  });
  const field = createField({
    name: 'x',
    value: 'a',
    validators: [Throws(), Rejects()],
    onFault: (_error, validator) => faults.push(validator),
  });
  await field.validate();

  expect([field.getState().active, field.getState().pending]).toEqual([{}, false]);
  expect(new Set(faults)).toEqual(new Set(['Throws', 'Rejects']));
});
