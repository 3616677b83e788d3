import { hashOf } from './hash-of.ts';

/** What a deep run is about. */
export interface DeepRun {
  /** The one of so many parts: `2/8`. */
  readonly shard: string;
  /** The titles of tests that have passed before. */
  readonly finished: readonly string[];
}

/**
 * Whether a test belongs to a run. Its title decides: in which shard it is, and whether it has
 * passed before.
 */
export function isInRun(title: string, { shard, finished }: DeepRun): boolean {
  return isInShard(title, shard) && !finished.includes(title);
}

/** Whether a title or a path belongs to a shard such as `2/8`. */
export function isInShard(name: string, shard: string): boolean {
  const [number = 1, of = 1] = shard.split('/').map(Number);
  return hashOf(name) % of === number - 1;
}
