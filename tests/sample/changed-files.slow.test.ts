import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findChange } from './changed-files.ts';

function repository() {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  const commit = (name: string) => {
    writeFileSync(join(folder, name), name);
    git('add', '-A');
    git('commit', '-qm', name);
  };
  git('init', '-q', '-b', 'main');
  commit('first');
  commit('second');
  return { folder, git, commit };
}

test('on main the last commit and what is not committed yet have changed', () => {
  const { folder } = repository();
  writeFileSync(join(folder, 'new'), '');

  expect(findChange(undefined, folder).files).toEqual(['new', 'second']);
});

test('on a branch everything since it left main has changed, or since another ref', () => {
  const { folder, git, commit } = repository();
  git('checkout', '-qb', 'branch');
  commit('third');
  commit('fourth');

  expect(findChange(undefined, folder).files).toEqual(['fourth', 'third']);
  expect(findChange('HEAD~1', folder).files).toEqual(['fourth']);
  expect(findChange('no-such-ref', folder)).toEqual({ base: undefined, files: [] });
});

test('outside of a repository nothing has changed', () => {
  expect(findChange(undefined, temporaryFolder()).files).toEqual([]);
});
