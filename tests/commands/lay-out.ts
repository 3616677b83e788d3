import { basename } from 'node:path';
import { copyOfProject, failureOf } from './copy-of-project.ts';

/** What a project says of a component that has just been laid out in it. */
export interface LaidOut {
  /** What `npm run new` advises its caller to do next. */
  readonly advice: string;
  /** The end of the output of each command that failed. */
  readonly failures: readonly string[];
  /** What the coverage says is still to be written; empty where it found nothing. */
  readonly missing: string;
}

/** A command, by what follows `npm run -s` or `npx`. */
type Command = readonly string[];

/** What a new component can break, without a browser: types, lint, layout, the contract of its entry and its own test. */
export function checksOf(address: string): Command[] {
  const [family = '', type = ''] = address.split('/');
  const files = ['schemas', 'registry', 'fixtures'].map((root) => `${root}/${family}`);
  return [
    ['oxlint', '--type-aware', '--type-check', `registry/${address}`, 'registry/index.ts'],
    ['oxfmt', '--check', ...files, 'registry/index.ts', `fixtures/scenarios/${type}`],
    'vitest run --project=unit --project=dom --maxWorkers=1 tests/contract/entries'
      .split(' ')
      .concat(`registry/${address}`),
  ];
}

/** All that holds before a commit, and the contract of a component in a browser and of its scenario. */
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
    advice: outcomes[0]?.output ?? '',
    failures: outcomes.map(failureOf).filter(Boolean),
    missing: coverage.status === 0 ? '' : coverage.output,
  };
}
