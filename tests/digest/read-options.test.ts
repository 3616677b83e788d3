import { expect, test } from 'vitest';
import { readOptions, USAGE } from './read-options.ts';

test('--check and --update are read, with a reason on one line', () => {
  expect(readOptions(['--check'])).toEqual({ mode: 'check', only: '', because: '' });
  expect(readOptions(['--update', '--because', ' It \n is  right. '])).toEqual({
    mode: 'update',
    only: '',
    because: 'It is right.',
  });
  expect(readOptions(['--check', '--only', 'home/'])).toMatchObject({ only: 'home/' });
});

test('--help is answered whatever else is said', () => {
  expect(readOptions(['--help'])).toEqual({ mode: 'help' });
  expect(readOptions(['--check', '-h'])).toEqual({ mode: 'help' });
  expect(USAGE).toMatch(/--check.*--update.*--because.*--only.*--help/s);
});

test.each([
  [[], 'Say either --check, or --update --because'],
  [['--check', '--update'], 'Say either --check, or --update --because'],
  [['--update'], '--update needs --because'],
  [['--update', '--because', ' '], '--update needs --because'],
  [['--chek'], "Unknown option '--chek'"],
  [['--check', 'home/en'], 'Write --only home/en'],
  [['--check', '--only', ''], '--only needs the id of a scenario'],
])('%j is refused, and the message says what to do', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
