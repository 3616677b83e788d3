import { hashOf } from './hash-of.ts';

/** Tells which tests a deep run has to run. */
export interface DeepRun {
  /** The one of so many parts: `2/8`. */
  readonly shard: string;
  /** The titles of tests that have passed before. */
  readonly finished: readonly string[];
}

/**
 * Returns true if a test belongs to a run. Its title decides that: it tells the test's shard, and
 * whether the test has passed before.
 */
export function isInRun(title: string, { shard, finished }: DeepRun): boolean {
  return isInShard(title, shard) && !finished.includes(title);
}

/** Returns true if a title or a path belongs to a shard such as `2/8`. */
export function isInShard(name: string, shard: string): boolean {
  const [number = 1, of = 1] = shard.split('/').map(Number);
  return hashOf(name) % of === number - 1;
}
