import type { Playground } from '../state/playground.ts';
import { applySaved } from './after-saving.ts';
import { toSaveMessage, createSaveRequester, type Access } from './request-save.ts';
import type { SaveActions, SaveOptions } from './save-state.ts';
import { collectChangedFiles, type ChangedFiles } from './scenario-files.ts';
import { createDiskReloader } from './reload-from-disk.ts';
import { attachVersions } from './attach-versions.ts';

/**
 * The actions that write the files of the open scenario. If anything goes wrong, the texts in the
 * window stay as they are.
 */
export function saveActions(
  options: SaveOptions,
  access: Access,
): Pick<SaveActions, 'save' | 'saveOver' | 'takeFromDisk'> {
  const { store } = options;
  const { set, get } = access;
  const { ask, canSave } = createSaveRequester(options, access);
  const takeDisk = createDiskReloader(options);
  const open = () => store.getState().playground;

  async function saveAll(playground: Playground, { files, obstacles }: ChangedFiles) {
    const answer = await ask(files);
    set({ message: toSaveMessage(answer, { files, obstacles }) });
    if (answer.kind !== 'saved') return;
    store.setState(({ playground: present }) =>
      present ? { playground: applySaved(present, playground, answer.versions) } : {},
    );
  }

  return {
    async save() {
      if (get().isBusy || store.getState().isElsewhere || !(await canSave())) return;
      const playground = open();
      if (!playground) return;
      const changed = collectChangedFiles(playground);
      const { files, obstacles } = changed;
      if (files.length > 0) await saveAll(playground, changed);
      else if (obstacles.length > 0) set({ message: { kind: 'obstacles', obstacles } });
      else set({ message: { kind: 'nothing-changed' } });
    },
    async saveOver() {
      const playground = open();
      const { message, isBusy } = get();
      if (message?.kind !== 'conflict' || !playground || isBusy) return;
      const { files, obstacles } = collectChangedFiles(playground);
      set({ dialog: undefined });
      await saveAll(playground, { files: attachVersions(files, message.present), obstacles });
    },
    async takeFromDisk() {
      const { message } = get();
      if (message?.kind !== 'conflict' || !(await takeDisk(message.present))) return;
      set({ message: undefined, dialog: undefined });
    },
  };
}
