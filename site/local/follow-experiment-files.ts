import { existsSync, watch } from 'node:fs';

interface FollowOptions {
  /** Reads the experiments anew; never rejects. */
  readonly refresh: () => Promise<void>;
  /** Ends the watch. */
  readonly until: AbortSignal;
}

/**
 * Reads the experiments anew whenever a file of a folder changes, so that one that was saved shows
 * in the next page. One reading begins after the other, or an older one could come last. Without
 * the folder there are no files to follow.
 */
export function followExperimentFiles(folder: string, { refresh, until }: FollowOptions): void {
  if (!existsSync(folder)) return;
  let latest = Promise.resolve();
  const watcher = watch(folder, { persistent: false }, () => {
    latest = latest.then(refresh);
  });
  // A folder that is removed has no experiments any more.
  watcher.on('error', () => watcher.close());
  until.addEventListener('abort', () => watcher.close(), { once: true });
}
