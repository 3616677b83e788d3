import { readFinished, todayAsSeed } from './finished-units.ts';
import type { DeepRun } from './is-in-run.ts';
import { hashOf } from './hash-of.ts';

/** The number that everything random begins with. */
export const SEED = Number(process.env['DEEP_SEED'] ?? todayAsSeed());

export const DEEP_RUN: DeepRun = {
  shard: process.env['DEEP_SHARD'] ?? '1/1',
  finished: process.env['DEEP_RESUME'] ? readFinished(SEED) : [],
};

/** The seed of one test: its own, and the same again in the same run. */
export function seedOf(title: string): number {
  return (SEED + hashOf(title)) | 0;
}
