import { basename } from 'node:path';
import { copyOfProject, failureOf } from './copy-of-project.ts';

const CONTRACT = ['tests/contract/islands', 'tests/contract/scenarios'];

/** What a project says of a component that has just been laid out in it. */
export interface LaidOut {
  /** What `npm run new` advises its caller to do next. */
  readonly advice: string;
  /** The end of the output of each command that failed: layout, check and contract. */
  readonly failures: readonly string[];
  /** What the coverage says is still to be written; empty where it found nothing. */
  readonly missing: string;
}

/** Lays out a component on a copy of the project, and tries all that such a component can be held against. */
export async function layOut(address: string): Promise<LaidOut> {
  const { run } = await copyOfProject();
  const laidOut = await run('new', address);
  const checked = await run('check');
  const contract = await run('test', '--', ...CONTRACT, '-t', basename(address));
  const coverage = await run('coverage:scenarios');
  return {
    advice: laidOut.output,
    failures: [laidOut, checked, contract].map(failureOf).filter(Boolean),
    missing: coverage.status === 0 ? '' : coverage.output,
  };
}
