import { spawnSync } from 'node:child_process';

/**
 * Files by their path from the project's root, and the commit that they are compared with, where
 * git knows one.
 */
export interface Change {
  readonly base: string | undefined;
  readonly files: readonly string[];
}

const NOTHING: Change = { base: undefined, files: [] };

/**
 * Finds what differs from a commit, committed or not, files that git does not track yet included.
 * Without a ref that is the merge base with main, and on main itself the commit before. Where git
 * cannot tell, nothing has changed.
 */
export function findChange(ref?: string, folder = '.'): Change {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const base = ref === undefined ? findBase(git) : git('merge-base', 'HEAD', ref);
  if (base === undefined) return NOTHING;

  const changed = git('diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = [changed, untracked].flatMap((list) => list?.split('\0') ?? []).filter(Boolean);
  return { base, files: [...new Set(files)].toSorted() };
}

function findBase(git: (...args: string[]) => string | undefined): string | undefined {
  const head = git('rev-parse', 'HEAD');
  const branch = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main));
  return branch.find((base) => base !== undefined && base !== head) ?? git('rev-parse', 'HEAD~1');
}
