import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
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

test('a link that leads nowhere and what is no file are reported, and hold nobody up', () => {
  const folder = temporaryFolder({ 'good.json': {} });
  symlinkSync('gone.json', join(folder, 'link.json'));
  execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  const pipe =
    'is a pipe, a socket or a device. Save its content as a file, or give - and pass it on.';

  expect(findFiles(['link.json', 'pipe.json'], folder)).toEqual({
    files: [],
    unreadable: [
      'link.json is a link to gone.json, which does not exist. Mend the link or remove it.',
      `pipe.json ${pipe}`,
    ],
  });
  expect(findFiles(['.'], folder)).toEqual({
    files: ['good.json', 'link.json'],
    unreadable: [`pipe.json ${pipe}`],
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
