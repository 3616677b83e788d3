import { applyDisk } from './after-saving.ts';
import type { Refused } from './create-save-client.ts';
import type { SaveOptions } from './save-state.ts';

/**
 * Puts what the disk has now in the place of what was changed here in some files. Gives whether it
 * could be read.
 */
export function createDiskReloader({ store, source, now }: SaveOptions) {
  return async (present: Refused['present']): Promise<boolean> => {
    const { playground: open, notify } = store.getState();
    const failed = (reason: unknown) => notify({ kind: 'failed', reason: String(reason) });
    // The file may have been removed, or hold no JSON any more.
    const fresh = await source.load(open?.scenarioId ?? '').catch(failed);
    if (!fresh) return false;
    store.setState(({ playground, readText }) =>
      playground?.scenarioId === fresh.id
        ? { playground: applyDisk(playground, { fresh, time: now(), present }, readText) }
        : {},
    );
    return true;
  };
}
