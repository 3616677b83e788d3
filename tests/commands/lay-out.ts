import { basename } from 'node:path';
import { copyOfProject, failureOf } from './copy-of-project.ts';

/** Holds the complaints of a project about a component that has just been laid out in it. */
export interface LaidOut {
  /** The end of the output of each command that failed. */
  readonly failures: readonly string[];
  /** Names what is still to be written, as the coverage says; empty where it found nothing. */
  readonly missing: string;
}

/** A command, by what follows `npm run -s` or `npx`. */
type Command = readonly string[];

/**
 * All that holds before a commit, and the contract of a component in a browser and of its scenario.
 */
export function everyCheckOf(address: string): Command[] {
  return [
    ['npm', 'run', '-s', 'check'],
    ['npm', 'run', '-s', 'test', '--', 'tests/contract/islands', '-t', basename(address)],
    ['npm', 'run', '-s', 'test', '--', 'tests/contract/scenarios'],
  ];
}

/** Lays out a component on a copy of the project, and holds it against some commands. */
export async function layOut(address: string, commands: readonly Command[]): Promise<LaidOut> {
  const { run } = await copyOfProject();
  const outcomes = [await run(['npm', 'run', '-s', 'new', address])];
  for (const command of commands) {
    // One after the other: each takes all processors.
    // oxlint-disable-next-line no-await-in-loop
    outcomes.push(await run(command));
  }
  const coverage = await run(['npm', 'run', '-s', 'coverage:scenarios']);
  return {
    failures: outcomes.map(failureOf).filter(Boolean),
    missing: coverage.status === 0 ? '' : coverage.output,
  };
}
