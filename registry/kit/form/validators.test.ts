import { expect, test } from 'vitest';
import { createField } from './create-field.ts';
import { fromSchema, type StandardSchema } from './from-schema.ts';
import type { Validator } from './validator.ts';
import {
  EqualsLength,
  IsDate,
  IsDateDisabled,
  IsEmail,
  IsNumber,
  IsString,
  MaxDate,
  MaxLength,
  MaxNumber,
  MinDate,
  MinLength,
  MinMaxDate,
  MinMaxLength,
  MinMaxNumber,
  MinNumber,
  Pattern,
} from './validators.ts';

const day = (text: string) => new Date(`${text}T12:00:00`);
const [first, last] = [day('2026-03-01'), day('2026-03-31')];

const accepts = (validator: Validator, value: unknown) => {
  const field = createField({ name: 'any', value: 'first', validators: [validator] });
  field.setValue(value);
  return field.getState().active.error === undefined;
};

test.for<[string, Validator, unknown[], unknown[]]>([
  ['IsString', IsString(), ['a', ' '], [1, true]],
  ['EqualsLength', EqualsLength(2), ['ab'], ['a', 'abc', 12]],
  ['MinLength', MinLength(2), ['ab', 'abc'], ['a']],
  ['MaxLength', MaxLength(2), ['a', 'ab'], ['abc']],
  ['MinMaxLength', MinMaxLength({ min: 2, max: 3 }), ['ab', 'abc'], ['a', 'abcd']],
  ['Pattern', Pattern(/b/g), ['abc', 'cba'], ['ac', 12]],
  ['IsNumber', IsNumber(), [0, -1.5, Infinity], [Number.NaN, '1']],
  ['MinNumber', MinNumber(2), [2, 3], [1.9, '3']],
  ['MaxNumber', MaxNumber(2), [2, 0], [2.1]],
  ['MinMaxNumber', MinMaxNumber({ min: 2, max: 3 }), [2, 3], [1, 4, Number.NaN]],
  ['IsDate', IsDate(), [first], [new Date(Number.NaN), '2026-03-01']],
  ['MinDate', MinDate(first), [day('2026-03-01'), last], [day('2026-02-28'), day('2025-12-31')]],
  ['MinDate, earlier that day', MinDate(first), [new Date('2026-03-01T00:00:00')], []],
  [
    'MaxDate, later that day',
    MaxDate(last),
    [new Date('2026-03-31T23:59:59')],
    [day('2026-04-01')],
  ],
  ['MinMaxDate', MinMaxDate({ min: first, max: last }), [first, last], [day('2027-03-15')]],
  ['IsDateDisabled', IsDateDisabled((date) => date.getDay() === 0), [day('2026-03-02')], [first]],
])('%s accepts and refuses values, bounds included', ([, validator, right, wrong]) => {
  expect(right.filter((value) => !accepts(validator, value))).toEqual([]);
  expect(wrong.filter((value) => accepts(validator, value))).toEqual([]);
});

test('IsEmail wants a dotted host name with a top level of two letters or more', () => {
  const right = [
    'a@b.be',
    "o'hara+news@mail.example.co.uk",
    'a.b-c_d@e-f.museum',
    'zoë@bücher.example',
  ];
  const wrong = [
    'a',
    'a@',
    '@b.be',
    'a@b',
    'a@b.c',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a..b@c.be',
    '.a@b.be',
    'a b@c.be',
    'a@-b.be',
    'a@b..be',
    'a@b.be ',
    'a@b@c.be,',
    `${'a'.repeat(65)}@b.be`,
    `a@${'b.'.repeat(50_000)}be`,
  ];

  expect(right.filter((value) => !accepts(IsEmail(), value))).toEqual([]);
  expect(wrong.filter((value) => accepts(IsEmail(), value))).toEqual([]);
});

test('a pattern that is no regular expression is refused with what to write', () => {
  expect(() => Pattern('^a$' as unknown as RegExp)).toThrow(
    'Pattern needs a regular expression such as /^[0-9]+$/, and has got string ^a$.',
  );
});

const check = (value: unknown) =>
  value === 'BE' ? {} : { issues: [{ message: `${String(value)} is not BE` }, { message: 'x' }] };

type Check = StandardSchema['~standard']['validate'];
const schemaOf = (validate: Check) => ({
  '~standard': { version: 1 as const, vendor: 'test', validate },
});

test('a schema validates at once or later, with the message of its first issue', async () => {
  const early = createField({
    name: 'country',
    value: 'NL',
    validators: [fromSchema(schemaOf(check), { name: 'IsBelgian' })],
  });
  const late = createField({
    name: 'country',
    value: 'NL',
    types: ['error', 'warning'],
    validators: [
      fromSchema(
        schemaOf(async (value) => check(value)),
        { name: 'IsBelgian', type: 'warning' },
      ),
    ],
  });
  expect(late.getState().pending).toBe(true);
  await new Promise<void>((resolve) => {
    late.subscribe(() => late.getState().feedback.length > 0 && resolve());
  });

  expect(early.getState()).toMatchObject({
    active: { error: ['IsBelgian'] },
    feedback: [{ message: 'NL is not BE' }],
  });
  expect(late.getState()).toMatchObject({
    active: { warning: ['IsBelgian'] },
    feedback: [{ message: 'NL is not BE' }],
  });
  early.typeText('BE');
  expect(early.getState().active).toEqual({});
});
