import { expect, test } from 'vitest';
import { createField } from './create-field.ts';
import type { MemberChange } from './member.ts';
import { IsNumber, Required } from './validators.ts';

const toNumber = (text: string) =>
  /^-?\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
const asEuro = (value: unknown) => `${Number(value).toFixed(2)} EUR`;

test('FO-001 a field has its words, values and states', () => {
  const field = createField({
    name: 'amount',
    label: 'Amount',
    helpText: 'In euro',
    value: 5,
    readOnly: true,
    parse: toNumber,
    format: asEuro,
    serialize: (value) => ({ cents: Number(value) * 100 }),
  });

  expect(field.getState()).toEqual({
    name: 'amount',
    label: 'Amount',
    helpText: 'In euro',
    readOnly: true,
    disabled: false,
    modelValue: 5,
    formattedValue: '5.00 EUR',
    serializedValue: { cents: 500 },
    touched: false,
    dirty: false,
    filled: true,
    prefilled: true,
    submitted: false,
    focused: false,
    pending: false,
    active: {},
    shown: [],
    feedback: [],
  });
});

test('FO-004 a field is touched once it is left, and not as it is entered', () => {
  const field = createField({ name: 'city' });
  field.enter();
  expect(field.getState()).toMatchObject({ focused: true, touched: false });

  field.leave();
  expect(field.getState()).toMatchObject({ focused: false, touched: true });
});

test('FO-005 a field is dirty once its value changes, by a person or by code', () => {
  const typed = createField({ name: 'city' });
  typed.typeText('G');
  const set = createField({ name: 'city', value: 'Ghent' });
  expect(set.getState().dirty).toBe(false);
  set.setValue('Ghent');
  expect(set.getState().dirty).toBe(false);
  set.setValue('Bruges');
  set.setValue('Ghent');

  expect([typed.getState().dirty, set.getState().dirty]).toEqual([true, true]);
});

test('FO-006 a reset goes back to the first value, touched and dirty are false again', () => {
  const field = createField({ name: 'city', value: 'Ghent' });
  field.typeText('');
  field.leave();
  field.submit();
  expect(field.getState()).toMatchObject({ filled: false, prefilled: false });
  field.reset();

  expect(field.getState()).toMatchObject({
    modelValue: 'Ghent',
    touched: false,
    dirty: false,
    submitted: false,
    prefilled: true,
  });
});

test('prefilled is judged at the start, on leaving and on a reset of states, never while typing', () => {
  const field = createField({ name: 'city' });
  const read = () => field.getState().prefilled;
  const seen = [read()];
  field.typeText('Ghent');
  seen.push(read());
  field.leave();
  seen.push(read());
  field.clear();
  seen.push(read());
  field.resetStates();

  expect([...seen, read()]).toEqual([false, false, true, true, false]);
});

test.for([
  ['', false],
  [null, false],
  [[], false],
  [{}, false],
  [0, true],
  [Number.NaN, true],
  [false, true],
  [new Date(Number.NaN), true],
  [' ', true],
] as const)('the value %j fills a field: %s', ([value, filled]) => {
  const field = createField({ name: 'any', value: 'first' });
  field.setValue(value);
  expect(field.getState().filled).toBe(filled);
});

test('what was typed is formatted on leaving, what code sets at once', () => {
  const field = createField({ name: 'amount', parse: toNumber, format: asEuro });
  const read = () => field.getState().formattedValue;
  field.typeText('5,5');
  const typing = read();
  const isOther = field.leave();
  const left = read();
  field.setValue(6);

  expect([typing, left, read()]).toEqual(['5,5', '5.50 EUR', '6.00 EUR']);
  expect([isOther, field.leave()]).toEqual([true, false]);
});

test('a text that cannot be read is a value of its own, which validators get as it was typed', () => {
  const field = createField({
    name: 'amount',
    parse: toNumber,
    format: asEuro,
    validators: [IsNumber(undefined, { getMessage: ({ value }) => `No number: ${String(value)}` })],
  });
  field.typeText('five');
  field.leave();

  expect(field.getState()).toMatchObject({
    modelValue: { type: 'unparseable', viewValue: 'five' },
    formattedValue: 'five',
    serializedValue: 'five',
    active: { error: ['IsNumber'] },
    feedback: [{ message: 'No number: five' }],
  });
  field.typeText('');
  expect(field.getState()).toMatchObject({ modelValue: '', formattedValue: '', active: {} });
});

test('there is one change event for each real change, and it says who made it', () => {
  const field = createField({ name: 'amount', parse: toNumber });
  const changes: MemberChange[] = [];
  field.onChange((change) => changes.push(change));
  field.typeText('5');
  field.typeText('5,0');
  field.setValue(5);
  field.typeText('x');
  field.typeText('xy');
  field.setValue({ a: [1] });
  field.setValue({ a: [1] });
  field.clear();

  expect(changes.map(({ by }) => by)).toEqual(['person', 'person', 'person', 'code', 'code']);
  expect(changes.every(({ member }) => member === field)).toBe(true);
});

test('a listener is told of another state only, and not after it has ended that', () => {
  const field = createField({ name: 'city', validators: [Required()] });
  let count = 0;
  const unsubscribe = field.subscribe(() => (count += 1));
  field.setValue('');
  field.resetStates();
  expect(count).toBe(0);
  field.enter();
  expect(count).toBe(1);
  unsubscribe();
  field.leave();
  expect(count).toBe(1);
});
