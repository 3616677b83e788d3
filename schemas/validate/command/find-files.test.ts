import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findFiles, isSystemError, explainError } from './find-files.ts';

test('files come in the order of their names, folders in place, and each once', () => {
  const names = ['b.json', 'a/z.json', 'a/c.json', 'c.json', 'a.json'];
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, {}])));

  expect(findFiles(['.'], folder).files).toEqual([
    'a/c.json',
    'a/z.json',
    'a.json',
    'b.json',
    'c.json',
  ]);
  expect(findFiles(['c.json', 'a', 'c.json', '-'], folder)).toEqual({
    files: ['c.json', 'a/c.json', 'a/z.json', '-'],
    unreadable: [],
  });
});

test('a file that is named is taken whatever its name, and one that is not there is reported', () => {
  const folder = temporaryFolder({ 'package.json': {}, 'notes.txt': 'x' });

  expect(findFiles(['package.json', 'notes.txt', 'gone.json'], folder)).toEqual({
    files: ['package.json', 'notes.txt'],
    unreadable: ['gone.json does not exist. Check the spelling of the path.'],
  });
});

const refusal = (code: string) => Object.assign(new Error('refused'), { code, syscall: 'open' });

test.each([
  [refusal('ENOENT'), 'a.json does not exist. Check the spelling of the path.'],
  [refusal('EACCES'), 'a.json cannot be read: permission denied.'],
  [refusal('ELOOP'), 'a.json cannot be read: ELOOP.'],
  ['no error', 'a.json cannot be read: no error.'],
])('%j is reported as "%s"', (error, sentence) => {
  expect(explainError('a.json', error)).toBe(sentence);
});

test('only what the file system refuses is its refusal', () => {
  const ours = [
    new Error('x'),
    Object.assign(new Error('x'), { code: 'x' }),
    'x',
    { code: 'x', syscall: 'x' },
  ];

  expect(isSystemError(refusal('EACCES'))).toBe(true);
  expect(ours.filter(isSystemError)).toEqual([]);
});
