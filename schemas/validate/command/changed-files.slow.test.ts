import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { ensureTool } from '#tests/system-tool.ts';
import { pageWith, tryCommand } from './try-command.testing.ts';

const MINUTES = 60_000;
const WRONG = { componentType: 'service-card' };
/** Whatever hook or checkout the tests run in, these repositories are their own. */
const env = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

beforeAll(() => ensureTool('git', 'git'), 10 * MINUTES);

function git(cwd: string, ...args: string[]): void {
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
  const { status, stderr } = spawnSync('git', [...author, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** A checkout whose branch `main` holds these files, each with one problem. */
function checkoutWith(...paths: string[]): string {
  const folder = temporaryFolder(Object.fromEntries(paths.map((path) => [path, WRONG])));
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  commitAll(folder);
  return folder;
}

function commitAll(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'x');
}

function change(folder: string, path: string): void {
  writeFileSync(join(folder, path), JSON.stringify(WRONG));
}

async function checkedIn(cwd: string, ...args: string[]): Promise<string[]> {
  const { output, errors } = await tryCommand(cwd, [...args, '--format', 'json'], { env });
  expect(errors).toBe('');
  const { files, problems }: { files: number; problems: { file: string }[] } = JSON.parse(output);
  expect(files).toBe(problems.length);
  return problems.map(({ file }) => file);
}

test('--changed checks what is added, modified, renamed, staged or untracked, and nothing else', async () => {
  const folder = checkoutWith('same.json', 'modified.json', 'staged.json', 'old.json', 'gone.json');
  change(folder, 'modified.json');
  change(folder, 'staged.json');
  change(folder, 'added.json');
  git(folder, 'add', 'staged.json', 'added.json');
  renameSync(join(folder, 'old.json'), join(folder, 'renamed.json'));
  rmSync(join(folder, 'gone.json'));
  change(folder, 'untracked.json');

  expect(await checkedIn(folder, '.', '--changed', 'HEAD')).toEqual([
    'added.json',
    'modified.json',
    'renamed.json',
    'staged.json',
    'untracked.json',
  ]);
});

test('what was committed since counts as well, but not what others did to the ref meanwhile', async () => {
  const folder = checkoutWith('a.json', 'b.json', 'c.json');
  git(folder, 'checkout', '--quiet', '-b', 'mine');
  change(folder, 'a.json');
  commitAll(folder);
  git(folder, 'checkout', '--quiet', 'main');
  change(folder, 'b.json');
  commitAll(folder);
  git(folder, 'checkout', '--quiet', 'mine');

  expect(await checkedIn(folder, '.', '--changed', 'main')).toEqual(['a.json']);
});

test('without a path, the present folder is meant; with paths, only what is at or below them', async () => {
  const folder = checkoutWith(
    'a.json',
    'deep/b.json',
    'other/c.json',
    'deep/same.json',
    'other/same.json',
  );
  for (const path of ['a.json', 'deep/b.json', 'other/c.json']) change(folder, path);

  expect(await checkedIn(folder, '--changed', 'main')).toHaveLength(3);
  expect(await checkedIn(join(folder, 'deep'), '--changed', 'main')).toEqual(['b.json']);
  expect(await checkedIn(join(folder, 'deep'), '../other', '--changed', 'main')).toEqual([
    '../other/c.json',
  ]);
});

test('names with spaces, quotes, line breaks and characters of any language are found', async () => {
  const names = ['a b.json', 'c"d.json', 'é漢.json', 'x\ny.json', '-z.json'];
  const folder = checkoutWith('first.json');
  for (const name of names) change(folder, name);

  expect((await checkedIn(folder, '.', '--changed', 'main')).toSorted()).toEqual(names.toSorted());
});

test('a file that has to be refused is checked when only the list beside it has changed', async () => {
  const folder = checkoutWith('card.invalid.json', 'same.invalid.json');
  writeFileSync(join(folder, 'card.invalid.txt'), 'missing-property /title\n');
  commitAll(folder);
  rmSync(join(folder, 'card.invalid.txt'));

  expect(await checkedIn(folder, '.', '--changed', 'main')).toEqual(['card.invalid.json']);
});

test('a checkout that is reached through a link is read as any other', async () => {
  const folder = checkoutWith('deep/a.json', 'deep/same.json');
  const link = join(temporaryFolder({}), 'link');
  change(folder, 'deep/a.json');
  symlinkSync(join(folder, 'deep'), link);

  expect(await checkedIn(link, '.', '--changed', 'main')).toEqual(['a.json']);
  expect(await checkedIn(folder, link, '--changed', 'main')).toEqual([join(link, 'a.json')]);
});

test('where nothing has changed nothing is checked, and what is no ref is refused, never an option of git', async () => {
  const folder = checkoutWith('a.json');
  const unchanged = await tryCommand(folder, ['.', '--changed', 'main'], { env });
  const refused = [];
  for (const ref of ['mian', 'HEAD:a.json', 'main -- a.json', '--output=b.json']) {
    refused.push(await tryCommand(folder, ['.', `--changed=${ref}`], { env }));
  }
  const written = await tryCommand(folder, ['b.json'], { env });

  expect(unchanged).toMatchObject({ exitCode: 0, output: '0 files checked, 0 problems.\n' });
  expect(refused.map(({ exitCode, output }) => [exitCode, output])).toEqual(
    refused.map(() => [2, '']),
  );
  expect(refused.map(({ errors }) => errors)).toEqual([
    expect.stringContaining('Unknown git ref: mian.'),
    expect.stringContaining('Unknown git ref: HEAD:a.json.'),
    expect.stringContaining('Unknown git ref: main -- a.json.'),
    expect.anything(),
  ]);
  expect(written.output).toContain('0 files checked');
});

test('a folder that is no checkout is refused with exit code 2', async () => {
  const folder = temporaryFolder({ 'a.json': pageWith() });
  const alone = { ...env, GIT_CEILING_DIRECTORIES: join(folder, '..') };

  const tried = await tryCommand(folder, ['.', '--changed', 'main'], { env: alone });

  expect(tried.errors).toContain('--changed needs a git checkout');
  expect(tried).toMatchObject({ exitCode: 2, output: '' });
});

test('a machine without git, and a path outside the checkout, get a message and exit code 2', async () => {
  const folder = checkoutWith('a.json');
  const elsewhere = temporaryFolder({ 'b.json': WRONG });
  const nothing = { PATH: join(folder, 'nothing') };
  mkdirSync(nothing.PATH);

  const without = await tryCommand(folder, ['.', '--changed', 'main'], { env: nothing });
  const outside = await tryCommand(folder, [elsewhere, '--changed', 'main'], { env });

  expect(without.errors).toContain('--changed needs git, which is not on the PATH');
  expect(outside.errors).toContain('stands outside the git checkout');
  expect([without.exitCode, outside.exitCode]).toEqual([2, 2]);
});
