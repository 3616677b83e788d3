import { toSaveMessage, createSaveRequester, type Access } from './request-save.ts';
import type { Refused } from './create-save-client.ts';
import type { SaveActions, SaveOptions, NewConflict } from './save-state.ts';
import { buildNewScenarioFiles, getOwnPaths, type NewScenario } from './new-scenario.ts';
import { createDiskReloader } from './reload-from-disk.ts';
import { attachVersions } from './attach-versions.ts';

/** The actions that make a new scenario of what is on the screen, and open it. */
export function createNewScenarioActions(
  options: SaveOptions,
  access: Access,
): Pick<SaveActions, 'askForNew' | 'saveNew' | 'saveNewOver' | 'takeForNew'> {
  const { store, source } = options;
  const { set, get } = access;
  const { ask, canSave } = createSaveRequester(options, access);
  const takeDisk = createDiskReloader(options);

  async function saveNew(said: NewScenario, over: Refused['present'] = []) {
    const { playground } = store.getState();
    const { isBusy } = get();
    if (!playground || isBusy) return;
    const { files, obstacles, wrong } = buildNewScenarioFiles(playground, said);
    if (wrong) return;
    const answer = await ask(attachVersions(files, over));
    if (answer.kind !== 'saved') {
      const why = answer.kind === 'gone' ? 'gone' : reasonOf(answer.refused, said);
      set({ newScenarioRefused: why });
      return;
    }
    set({ message: toSaveMessage(answer, { files, obstacles }), dialog: undefined });
    store.setState({ scenarios: await source.list() });
    await store.getState().openScenario(said.id);
  }

  const changedOnDisk = () => {
    const { newScenarioRefused: refused } = get();
    return isConflict(refused) ? refused.changed : [];
  };
  return {
    async askForNew() {
      if (store.getState().playground && (await canSave('new-scenario')))
        set({ dialog: 'new-scenario' });
    },
    saveNew,
    saveNewOver: (said) => saveNew(said, changedOnDisk()),
    async takeForNew() {
      if (await takeDisk(changedOnDisk())) set({ newScenarioRefused: undefined });
    },
  };
}

/** Returns true if files on the disk were in the way of a new scenario. */
export function isConflict(
  refused: Refused | NewConflict | 'gone' | undefined,
): refused is NewConflict {
  return typeof refused === 'object' && 'taken' in refused;
}

function reasonOf(refused: Refused, said: NewScenario): Refused | NewConflict {
  if (refused.code !== 'changed-meanwhile') return refused;
  const own = getOwnPaths(said);
  const isOwn = ({ path }: { readonly path: string }) => own.includes(path);
  return {
    taken: refused.present.filter(isOwn).map(({ path }) => path),
    changed: refused.present.filter((file) => !isOwn(file)),
  };
}
