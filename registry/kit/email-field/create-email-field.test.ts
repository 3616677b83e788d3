import { expect, test } from 'vitest';
import { createEmailField } from './create-email-field.ts';

test('an address loses the spaces around it, and those that nobody sees', () => {
  const field = createEmailField({ name: 'email' });
  field.typeText(' ada@example.com\u200b ');
  const hasChanged = field.leave();

  expect(hasChanged).toBe(true);
  expect(field.getState()).toMatchObject({ formattedValue: 'ada@example.com', active: {} });
});

test('blanks alone are no address, and none is missing', () => {
  const field = createEmailField({ name: 'email' });
  field.typeText('  ');

  expect(field.getState()).toMatchObject({ filled: false, active: {} });
});

test('an address without a host is an error', () => {
  const field = createEmailField({ name: 'email', getMessage: ({ validator }) => validator });
  field.typeText('ada@example');
  field.leave();

  expect(field.getState().feedback).toMatchObject([{ message: 'IsEmail' }]);
});
