import { cut } from './phrases.ts';
import type { Problem } from './problem.ts';
import { missingProperty } from './value-problems.ts';

/** An object is not there, and its members stand in its place. */
export function missingHolder(name: string, pointer: string, members: readonly string[]): Problem {
  return {
    ...missingProperty(name, pointer),
    fix: `Put these into an object "${name}": ${members.map((each) => cut(each)).join(', ')}.`,
  };
}
