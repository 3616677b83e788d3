import { getTexts } from '../state/playground.ts';
import { applyDisk } from './after-saving.ts';
import { joinDocuments, prepareMerge } from './merge.ts';
import type { Access } from './request-save.ts';
import type { SaveActions, SaveOptions } from './save-state.ts';

/** The actions that show what the disk has beside what is here, and make one text of both. */
export function createMergeActions(
  { store, source, now }: SaveOptions,
  { set, get }: Access,
): Pick<SaveActions, 'compare' | 'takeMerge'> {
  return {
    async compare() {
      set({ dialog: 'compare', merge: undefined });
      const { playground } = store.getState();
      // A file that was removed, or holds no JSON any more, is shown as it is and cannot be merged.
      const fresh = await source.load(playground?.scenarioId ?? '').catch(() => undefined);
      const { message, dialog } = get();
      const { playground: present } = store.getState();
      if (dialog !== 'compare' || message?.kind !== 'conflict' || !present || !fresh) return;
      if (present.scenarioId === fresh.id) {
        set({ merge: prepareMerge(present, fresh, message.present) });
      }
    },
    takeMerge(taken) {
      const { merge } = get();
      const { playground, readText } = store.getState();
      const merged = merge && joinDocuments(merge.documents, taken);
      if (!merge || !merged || playground?.scenarioId !== merge.fresh.id) return;
      const texts = getTexts(playground);
      // The result was shown for these texts alone.
      if (merge.documents.some(({ document, mine }) => texts[document] !== mine)) return;
      const { fresh, present } = merge;
      store.setState({
        playground: applyDisk(playground, { fresh, present, merged, time: now() }, readText),
      });
      set({ message: { kind: 'merged' }, dialog: undefined, merge: undefined });
    },
  };
}
