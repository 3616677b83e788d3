import { expect, test } from 'vitest';
import { explainStart } from './run-command.ts';

const failed = (code: string) =>
  Object.assign(new Error(`listen ${code}`), { code, port: 80, address: '10.9.9.9' });

test.each([
  ['EADDRINUSE', 'Port 80 is taken. Stop what listens there, or choose another one with PORT.'],
  ['EACCES', 'Port 80 is not for everybody. Choose one above 1023 with PORT.'],
  ['EADDRNOTAVAIL', 'This machine has no address 10.9.9.9. Choose one that it has with HOST.'],
  ['EMFILE', 'listen EMFILE'],
])('a start that ends with %s says what to do', (code, message) => {
  expect(explainStart(failed(code), 'PORT')).toBe(message);
});

test('what is no error is told as it is', () => {
  expect(explainStart('no', 'PORT')).toBe('no');
});
