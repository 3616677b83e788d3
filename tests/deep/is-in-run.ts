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

/**
 * A whole number that is the same for the same text, on every machine and in every run: FNV-1a with
 * its bits mixed.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  // The lowest bits, which decide between few shards, depend on all others.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
