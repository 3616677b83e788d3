import { watch } from 'node:fs';
import type { PageCache } from '#renderer/server';

/**
 * Empties the page cache whenever a file below a folder changes, so that the next page shows what
 * was saved. Gives what ends the watch. Throws where the folder cannot be watched.
 */
export function purgeOnChange(folder: string, pageCache: Pick<PageCache, 'purge'>): () => void {
  const watcher = watch(folder, { recursive: true }, () => void pageCache.purge());
  // A folder that is removed has no pages any more: there is nothing left to watch.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
