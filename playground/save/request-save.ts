import { getTitle } from '../state/new-pages.ts';
import type { Playground } from '../state/playground.ts';
import type { FileToSave, SaveAnswer } from './create-save-client.ts';
import type { Asked, SaveActions, SaveMessage, SaveOptions, SaveState } from './save-state.ts';
import type { ChangedFiles } from './scenario-files.ts';

/** The way of actions to the state of saving. */
export interface Access {
  readonly set: (state: Partial<SaveState>) => void;
  readonly get: () => SaveState & SaveActions;
}

export interface ServerAsker {
  readonly ask: (files: readonly FileToSave[]) => Promise<SaveAnswer>;
  /** Returns true if the server saves; where it does not, the person is told why. */
  readonly canSave: (action: Asked) => Promise<boolean>;
}

/** Asks the server to save, one request at a time. */
export function createSaveRequester(
  { server }: Pick<SaveOptions, 'server'>,
  { set, get }: Access,
): ServerAsker {
  return {
    async ask(files) {
      set({ isBusy: true, message: undefined, newScenarioRefused: undefined });
      const answer = await server.save(files);
      set({ isBusy: false });
      return answer;
    },
    async canSave(action) {
      // It may have been started again since it was asked.
      if (get().saving !== 'on') await get().start();
      const { saving = 'gone' } = get();
      if (saving === 'on') return true;
      set({ message: saving === 'gone' ? { kind: 'gone' } : { kind: 'off', saving, action } });
      return false;
    },
  };
}

/**
 * Returns the message to the person about an answer. The macros are those of which other values
 * were sent.
 */
export function toSaveMessage(
  answer: SaveAnswer,
  { files, obstacles }: ChangedFiles,
  macros: readonly string[],
): SaveMessage {
  if (answer.kind === 'gone') return { kind: 'gone' };
  if (answer.kind === 'saved') {
    const paths = files.map(({ path }) => path);
    return { kind: 'saved', paths, change: { paths, macros }, due: answer.due, obstacles };
  }
  const { refused } = answer;
  return refused.code === 'changed-meanwhile'
    ? { kind: 'conflict', present: refused.present }
    : { kind: 'refused', refused };
}

/**
 * Returns the message about an answer that came after its scenario was left. It names that one, and
 * offers nothing: whatever it offered would be done with the scenario that is open.
 */
export function toLeftMessage(saved: Playground, { kind }: SaveAnswer): SaveMessage {
  return { kind: 'left', title: getTitle(saved), isSaved: kind === 'saved' };
}
