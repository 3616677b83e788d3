import { expect, test } from 'vitest';
import { createField, type Field, type FieldOptions } from './create-field.ts';
import { DefaultSuccess, IsEmail, MaxLength, MinLength, Required } from './validators.ts';

const getMessage = ({ validator, fieldName }: { validator: string; fieldName: string }) =>
  `${fieldName}: ${validator}`;

function openField(options: Partial<FieldOptions> = {}) {
  const timers = new Map<() => void, number>();
  const field = createField({
    name: 'mail',
    getMessage,
    setTimer: (callback, ms) => {
      timers.set(callback, ms);
      return () => void timers.delete(callback);
    },
    ...options,
  });
  return { field, timers };
}

const messagesOf = (field: Field) => field.getState().feedback.map(({ message }) => message);

test('FO-003 a message says its type, its validator and how long it is there', () => {
  const { field } = openField({ label: 'E-mail', validators: [IsEmail()], value: 'x' });

  expect(field.getState().feedback).toEqual([
    {
      message: 'E-mail: IsEmail',
      type: 'error',
      validator: 'IsEmail',
      visibilityDuration: Infinity,
    },
  ]);
});

const isShown = (act: (field: Field) => void, value = '') => {
  const { field } = openField({ validators: [IsEmail(), Required()], value });
  act(field);
  return field.getState().feedback.length > 0;
};

test('FO-007 FO-008 feedback shows of what is touched and dirty, prefilled or submitted, and else not', () => {
  expect(isShown((field) => field.leave())).toBe(false);
  expect(isShown((field) => field.typeText('x'))).toBe(false);
  expect(
    isShown((field) => {
      field.setValue('');
      field.typeText('x');
      field.typeText('');
      field.leave();
    }),
  ).toBe(true);
  expect(isShown(() => {}, 'x')).toBe(true);
  expect(isShown((field) => field.submit())).toBe(true);
});

test('a field may have a condition of its own for a type, and build on the usual one', () => {
  const { field } = openField({
    validators: [Required()],
    isFeedbackShown: (type, { touched }, usual) => usual || (type === 'error' && touched),
  });
  expect(messagesOf(field)).toEqual([]);
  field.leave();
  expect(messagesOf(field)).toEqual(['mail: Required']);
});

test('FO-032 one message is there at a time, or as many as are allowed, by type and validator', () => {
  const validators = [
    MinLength(9, { type: 'info' }),
    MaxLength(0),
    MinLength(8, { type: 'warning', getMessage: () => 'short' }),
    IsEmail(),
  ];
  const types = ['error', 'warning', 'info'] as const;
  const { field: usual } = openField({ types, validators, value: 'x' });
  const { field: three } = openField({ types, validators, value: 'x', visibleMessages: 3 });

  expect(messagesOf(usual)).toEqual(['mail: MaxLength']);
  expect(messagesOf(three)).toEqual(['mail: MaxLength', 'mail: IsEmail', 'short']);
  expect(three.getState().shown).toEqual(types);
});

test('FO-031 a success shows after what was refused, and goes after 3000 ms', () => {
  const { field, timers } = openField({
    types: ['error', 'success'],
    validators: [IsEmail(), DefaultSuccess(() => 'Thank you')],
    value: 'a@b.be',
  });
  expect(messagesOf(field)).toEqual([]);
  field.typeText('a');
  field.leave();
  expect(messagesOf(field)).toEqual(['mail: IsEmail']);
  field.typeText('a@b.eu');
  expect(field.getState().feedback).toEqual([
    {
      message: 'Thank you',
      type: 'success',
      validator: 'DefaultSuccess',
      visibilityDuration: 3000,
    },
  ]);

  expect([...timers.values()]).toEqual([3000]);
  timers.keys().next().value?.();
  expect(messagesOf(field)).toEqual([]);
});

test.for([
  [500, [500]],
  [2 ** 31, []],
  [Infinity, []],
] as const)(
  'a success of %d ms has its timer, and an empty field has none',
  ([successDuration, expected]) => {
    const { field, timers } = openField({
      types: ['error', 'success'],
      validators: [IsEmail(), DefaultSuccess(() => 'Thank you')],
      value: 'a',
      successDuration,
    });
    field.typeText('a@b.be');
    expect([[...timers.values()], messagesOf(field)]).toEqual([expected, ['Thank you']]);
    field.typeText('a');
    field.typeText('');
    expect([timers.size, messagesOf(field)]).toEqual([0, []]);
  },
);

test('a late message shows once it is there, and never after a newer one', async () => {
  const texts: PromiseWithResolvers<string>[] = [];
  const { field } = openField({
    value: 'x',
    validators: [
      IsEmail(undefined, {
        getMessage: () => {
          const text = Promise.withResolvers<string>();
          texts.push(text);
          return text.promise;
        },
      }),
    ],
  });
  expect(messagesOf(field)).toEqual([]);
  field.typeText('xy');
  texts[1]?.resolve('new');
  await texts[1]?.promise;
  texts[0]?.resolve('old');
  await texts[0]?.promise;
  await Promise.resolve();
  await Promise.resolve();
  expect(messagesOf(field)).toEqual(['new']);
});

test('a message is asked for once as long as it applies, and one that does not come is left out', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  let count = 0;
  const { field } = openField({
    value: 'x',
    validators: [IsEmail(undefined, { getMessage: () => `Wrong ${(count += 1)}` })],
  });
  const { shown } = field.getState();
  field.leave();
  field.submit();
  expect([messagesOf(field), count]).toEqual([['Wrong 1'], 1]);
  field.typeText('xy');
  expect([messagesOf(field), field.getState().shown === shown]).toEqual([['Wrong 2'], true]);

  field.setValidators([IsEmail(undefined, { getMessage: () => promise })]);
  reject(new Error('down'));
  await promise.catch(() => undefined);
  await Promise.resolve();
  await Promise.resolve();
  expect(messagesOf(field)).toEqual([]);
});

test('messages come anew in another language, and with another label', () => {
  let language = 'en';
  const { field } = openField({
    value: 'x',
    validators: [IsEmail()],
    getMessage: ({ fieldName }) => `${language} ${fieldName}`,
  });
  const first = messagesOf(field);
  language = 'fr';
  field.translate();
  const second = messagesOf(field);
  field.setLabel('Adresse');

  expect([first, second, messagesOf(field)]).toEqual([['en mail'], ['fr mail'], ['fr Adresse']]);
});

test('what a server refuses shows until somebody changes it', () => {
  const { field } = openField({ value: 'a@b.be' });
  field.refuse('Already used');
  expect([messagesOf(field), field.getState().active]).toEqual([
    ['Already used'],
    { error: ['Refused'] },
  ]);
  field.typeText('a@b.eu');
  expect([messagesOf(field), field.getState().active]).toEqual([[], {}]);
});
