import { stat } from 'node:fs/promises';
import { join } from 'node:path';

interface ChangedOptions {
  /** The folder of the fixtures. */
  readonly root: string;
  /** A file that was written when the tools were built, with the fixtures as they were then. */
  readonly builtFile: string;
}

/**
 * Lists the fixtures that were written since the tools were built: of those the tools have older
 * texts.
 */
export async function listChangedFixtures(
  paths: readonly string[],
  { root, builtFile }: ChangedOptions,
): Promise<string[]> {
  const built = await timeOf(builtFile);
  const times = await Promise.all(paths.map((path) => timeOf(join(root, path))));
  return paths.filter((_, index) => (times[index] ?? 0) > built);
}

/** Returns the time at which a file was written; 0 for one that is not there. */
async function timeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
