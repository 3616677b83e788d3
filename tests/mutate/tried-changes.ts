import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PlacedChange } from './change.ts';

/** A change, and the test that saw it. */
export interface TriedChange extends PlacedChange {
  readonly fate: 'seen' | 'survived' | 'equivalent';
  /** The first test that failed, or that the tests came to no end; or why nothing can be seen. */
  readonly by: string;
}

const FOLDER = 'tests/output';

const fileOf = (module: string, seed: number) =>
  `${FOLDER}/mutate-${module.replaceAll('/', '-')}-${seed}.json`;

/** Returns the changes that a run with the same seed has tried before. */
export function readTried(module: string, seed: number): readonly TriedChange[] {
  const file = fileOf(module, seed);
  // Only this module writes the file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TriedChange[]) : [];
}

export function writeTried(module: string, seed: number, tried: readonly TriedChange[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(module, seed), `${JSON.stringify(tried, undefined, 2)}\n`);
}

/** Returns true if two changes are the same, in a file that may have changed above them. */
export function isSameChange(one: PlacedChange, other: PlacedChange): boolean {
  return one.path === other.path && one.from === other.from && one.to === other.to;
}
