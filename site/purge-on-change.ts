import { watch } from 'node:fs';
import type { PageCache } from '#renderer/server';

/**
 * Forgets all kept pages whenever a file below a folder changes, so that who saves one sees it in the next page.
 * Gives what ends the watch. Throws where the folder cannot be watched.
 */
export function purgeOnChange(folder: string, pageCache: Pick<PageCache, 'purge'>): () => void {
  const watcher = watch(folder, { recursive: true }, () => void pageCache.purge());
  // A folder that goes away takes its pages with it: there is nothing left to watch.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
