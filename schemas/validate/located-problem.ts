import type { Problem } from '../problems/problem.ts';
import type { Position } from './positions.ts';

/** A problem with the file and the place in it. */
export interface LocatedProblem extends Problem, Position {
  readonly file: string;
}
