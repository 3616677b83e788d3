import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { spawnSync } from 'node:child_process';
import { getExpectationPath, isInvalidFixture } from './check-file.ts';
import type { Environment } from './report-settings.ts';

/** Names the files that are to be checked, or tells why they cannot be found out. */
type ChangedFiles =
  | {
      readonly isChanged: (file: string) => boolean;
      /** Returns true if a path is outside this checkout. */
      readonly isOutside: (path: string) => boolean;
    }
  | { readonly refusal: string };

interface Place {
  readonly cwd: string;
  readonly env: Environment;
}

/** Asks git which files have changed since the present branch left a ref, committed or not. */
export function listChangedFiles(ref: string, { cwd, env }: Place): ChangedFiles {
  const here = realpathSync(cwd);
  const top = createGit(here, env)('rev-parse', '--show-cdup');
  if (!('text' in top)) return { refusal: noCheckout(top) };

  const root = resolve(here, top.text.trimEnd());
  const git = createGit(root, env);
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (!('text' in commit)) return { refusal: unknownRef(ref) };

  const lists = listsOf(git, baseOf(git, commit.text.trim()));
  const failed = lists.find((list) => !('text' in list));
  if (failed && 'reason' in failed) return { refusal: `git cannot compare: ${failed.reason}` };
  const changed = new Set(
    lists.flatMap((list) => pathsIn(list).map((path) => resolve(root, path))),
  );
  return {
    isChanged: (file) => isAmong(changed, realPath(here, file)),
    isOutside: (path) => !waysTo(here, path).some((way) => isBelow(root, way)),
  };
}

/**
 * The commit at which the branch left the ref. A shallow clone may not have it; then the ref itself
 * is compared with.
 */
function baseOf(git: RunGit, commit: string): string {
  const base = git('merge-base', 'HEAD', commit);
  return 'text' in base ? base.text.trim() : commit;
}

/**
 * The files that differ from a commit, then those that git does not track yet. A renamed file is a
 * new one.
 */
function listsOf(git: RunGit, base: string): Answer[] {
  const plain = ['--no-ext-diff', '--no-textconv', '--no-relative', '--ignore-submodules'];
  return [
    git('diff', '--name-only', '-z', '--no-renames', ...plain, base, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

function pathsIn(list: Answer): string[] {
  return 'text' in list ? list.text.split('\0').filter((path) => path !== '') : [];
}

/** The expectation of a file may have changed while the file has not. */
function isAmong(changed: ReadonlySet<string>, path: string): boolean {
  return changed.has(path) || (isInvalidFixture(path) && changed.has(getExpectationPath(path)));
}

function isBelow(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * The folder may be reached through links, which git follows. The file itself may be a link that
 * git tracks.
 */
function realPath(cwd: string, file: string): string {
  const path = resolve(cwd, file);
  return join(followLinks(dirname(path)), basename(path));
}

/** A path that is a link itself, and what it leads to. */
function waysTo(cwd: string, path: string): string[] {
  return [realPath(cwd, path), followLinks(resolve(cwd, path))];
}

function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It does not exist, which is reported when it is read.
    return path;
  }
}

function noCheckout(answer: Answer): string {
  if ('isMissing' in answer && answer.isMissing) {
    return '--changed needs git, which is not on the PATH. Install it, or leave the flag out.';
  }
  const reason = 'reason' in answer ? ` Git says: ${answer.reason}` : '';
  return `--changed needs a git checkout, and this folder is in none. Leave the flag out.${reason}`;
}

function unknownRef(ref: string): string {
  return `Unknown git ref: ${ref}. Check its spelling, or fetch it first: a shallow clone has the newest commit only.`;
}

/** The output of git, or why there is none. */
type Answer =
  | { readonly text: string }
  /** `isMissing` where there is no git; else what it said. */
  | { readonly isMissing: boolean; readonly reason: string };

type RunGit = (...args: string[]) => Answer;

const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

/** Asks git in a folder. It takes no lock, so that it never blocks a commit. */
function createGit(cwd: string, env: Environment): RunGit {
  return (...args) => {
    const { error, status, stdout, stderr } = spawnSync('git', ['--no-optional-locks', ...args], {
      cwd,
      env: { ...env },
      encoding: 'utf8',
      maxBuffer: MAX_ANSWER_BYTES,
    });
    if (error) {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      return { isMissing, reason: error.message };
    }
    const [reason = ''] = stderr.split('\n');
    return status === 0 ? { text: stdout } : { isMissing: false, reason };
  };
}
