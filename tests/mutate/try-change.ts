import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../architecture/source-files.ts';
import { applyChange, type PlacedChange } from './change.ts';
import { reasonOfEquivalence } from './equivalent.ts';
import type { TestRunner } from './run-tests.ts';
import { testsOf } from './tests-of.ts';
import type { TriedChange } from './tried-changes.ts';

export interface Trial {
  /** The copy of the project in which changes are made. */
  readonly folder: string;
  readonly runner: TestRunner;
  readonly files: readonly SourceFile[];
  /** Test files that fail without any change. */
  readonly broken: readonly string[];
}

/** A run that takes longer than this hangs. */
const MAX_MS = 240_000;

/** Makes one change, runs the tests that should see it, the nearest first, and takes it back. */
export async function tryChange(change: PlacedChange, trial: Trial): Promise<TriedChange> {
  const reason = reasonOfEquivalence(change);
  if (reason !== undefined) return { ...change, fate: 'equivalent', by: reason };
  const file = join(trial.folder, change.path);
  const text = await readFile(file, 'utf8');
  await writeFile(file, applyChange(text, change));
  try {
    const by = await findWitness(change, trial);
    return by === undefined
      ? { ...change, fate: 'survived', by: '' }
      : { ...change, fate: 'seen', by };
  } finally {
    await writeFile(file, text);
  }
}

/** The first test that fails. Chromium runs only where no other test has seen the change. */
async function findWitness(
  { path }: PlacedChange,
  { runner, files, broken }: Trial,
): Promise<string | undefined> {
  const { near, far, browser } = testsOf(path, files);
  for (const stage of [near, far, browser]) {
    const sound = stage.filter((one) => !broken.includes(one));
    if (sound.length === 0) continue;
    const run = { files: sound, changed: path, isFirstFailureEnough: true, maxMs: MAX_MS };
    // Each stage decides whether there is a next one.
    // oxlint-disable-next-line no-await-in-loop
    const ending = await runner.run(run);
    if (ending.kind === 'late') return `no end within ${MAX_MS / 1_000} s`;
    if (ending.kind === 'failed') return ending.by;
  }
  return undefined;
}
