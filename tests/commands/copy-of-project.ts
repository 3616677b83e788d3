import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { copyProject } from '../copy-project.ts';

/** Tells how a command ended. */
export interface Outcome {
  readonly status: number | null;
  /** The text that it printed, its errors last. */
  readonly output: string;
}

/** A copy of the sources, in which a command may change whatever it wants. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs npm, or a program of a package, in it. */
  readonly run: (command: readonly string[]) => Promise<Outcome>;
}

const MAX_CHARACTERS_SAID = 6_000;

/**
 * Matches the variables that a test run hands to its own processes, and npm to its scripts: a
 * command in a copy may not inherit any of them.
 */
const INHERITED = /^(VITEST|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|DEEP_|npm_)/;

/** Copies the project for one test; the packages are linked. */
export async function copyOfProject(): Promise<ProjectCopy> {
  const folder = temporaryFolder();
  await copyProject(folder);
  return { folder, run: (command) => runIn(folder, command) };
}

/** Nothing for a command that ended well, else the end of its output. */
export function failureOf({ status, output }: Outcome): string {
  return status === 0 ? '' : `It ended with ${status}.\n${output.slice(-MAX_CHARACTERS_SAID)}`;
}

/**
 * Runs npm, or a program of a package, in a folder that has packages, for as long as a test takes.
 */
export async function runIn(
  folder: string,
  [program = '', ...args]: readonly string[],
): Promise<Outcome> {
  const environment = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
  const path = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...Object.fromEntries(environment), NO_COLOR: '1', PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  onTestFinished(() => void child.kill());
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output: (await printed).join('') };
}
