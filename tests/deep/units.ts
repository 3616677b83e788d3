import { readFinished, todayAsSeed } from './finished-units.ts';
import { hashOf } from './hash-of.ts';

/** The number that everything random begins with. */
export const SEED = Number(process.env['DEEP_SEED'] ?? todayAsSeed());

const [SHARD = 1, SHARDS = 1] = (process.env['DEEP_SHARD'] ?? '1/1').split('/').map(Number);
const finishedBefore = new Set(process.env['DEEP_RESUME'] ? readFinished(SEED) : []);

/** Whether a test belongs to this run. Its title decides: in which shard it is, and whether it has passed before. */
export function isInThisRun(title: string): boolean {
  return hashOf(title) % SHARDS === SHARD - 1 && !finishedBefore.has(title);
}

/** The seed of one test: its own, and the same again in the same run. */
export function seedOf(title: string): number {
  return (SEED + hashOf(title)) | 0;
}
