import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

test('--check and --update are read, with a reason on one line', () => {
  expect(readOptions(['--check'])).toEqual({ kind: 'run', mode: 'check', only: '', because: '' });
  expect(readOptions(['--update', '--because', ' It \n is  right. '])).toEqual({
    kind: 'run',
    mode: 'update',
    only: '',
    because: 'It is right.',
  });
  expect(readOptions(['--check', '--only', 'home/'])).toMatchObject({ only: 'home/' });
});

test('--help names every flag', () => {
  expect(readOptions(['--help'])).toEqual({
    kind: 'end',
    exitCode: 0,
    text: expect.stringMatching(/--check.*--update.*--because.*--only.*--help/s),
  });
});

test.each([
  [[], 'Say either --check, or --update --because'],
  [['--check', '--update'], 'Say either --check, or --update --because'],
  [['--update'], '--update needs --because'],
  [['--update', '--because', ' '], '--update needs --because'],
  [['--chek'], '--check'],
  [['--check', 'home/en'], 'home/en'],
  [['--check', '--only', ''], '--only needs the id of a scenario'],
])('%j is refused, and the message says what to do', (args, message) => {
  expect(readOptions(args)).toEqual({
    kind: 'end',
    exitCode: 2,
    text: expect.stringContaining(message),
  });
});
