import { spawnSync } from 'node:child_process';
import type { Environment } from './report-settings.ts';

/** The output of git, or why there is none. */
export type Answer =
  | { readonly text: string }
  /** `isMissing` where there is no git; else what it said. */
  | { readonly isMissing: boolean; readonly reason: string };

export type RunGit = (...args: string[]) => Answer;

const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

/** Asks git in a folder. It takes no lock, so that it never blocks a commit. */
export function createGit(cwd: string, env: Environment): RunGit {
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
