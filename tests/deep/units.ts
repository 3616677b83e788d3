import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type DeepRun, hashOf } from './is-in-run.ts';

const FOLDER = 'tests/output';

const fileOf = (seed: number) => `${FOLDER}/deep-${seed}.json`;

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

/** The units of a seed that have passed before. */
export function readFinished(seed: number): readonly string[] {
  if (!existsSync(fileOf(seed))) return [];
  // Only this module writes the file.
  return JSON.parse(readFileSync(fileOf(seed), 'utf8')) as string[];
}

/** Remembers the units of a seed that have passed. */
export function writeFinished(seed: number, units: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(seed), `${JSON.stringify(units, undefined, 2)}\n`);
}

/** Has a run with this seed begin anew. */
export function forgetFinished(seed: number): void {
  rmSync(fileOf(seed), { force: true });
}

/** A new seed every day, the same one all day: 20261120. */
export function todayAsSeed(): number {
  return Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}
