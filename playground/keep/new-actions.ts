import { messageOf, serverAsker, type Access } from './ask-server.ts';
import type { Refused } from './keep-server.ts';
import type { KeepActions, KeepOptions, NewConflict } from './keep-state.ts';
import { newScenarioFiles, ownPaths, type NewScenario } from './new-scenario.ts';
import { diskTaker } from './take-disk.ts';
import { withVersions } from './with-versions.ts';

/** The actions that make a new scenario of what is on the screen, and open it. */
export function newActions(
  options: KeepOptions,
  access: Access,
): Pick<KeepActions, 'askForNew' | 'saveNew' | 'saveNewOver' | 'takeForNew'> {
  const { store, source } = options;
  const { set, get } = access;
  const { ask, canSave } = serverAsker(options, access);
  const takeDisk = diskTaker(options);

  async function saveNew(said: NewScenario, over: Refused['present'] = []) {
    const { playground } = store.getState();
    const { isBusy } = get();
    if (!playground || isBusy) return;
    const { files, obstacles, wrong } = newScenarioFiles(playground, said);
    if (wrong) return;
    const answer = await ask(withVersions(files, over));
    if (answer.kind !== 'saved') {
      const why = answer.kind === 'gone' ? 'gone' : reasonOf(answer.refused, said);
      set({ newScenarioRefused: why });
      return;
    }
    set({ message: messageOf(answer, { files, obstacles }), dialog: undefined });
    store.setState({ scenarios: await source.list() });
    await store.getState().openScenario(said.id);
  }

  const changedOnDisk = () => {
    const { newScenarioRefused: refused } = get();
    return isConflict(refused) ? refused.changed : [];
  };
  return {
    async askForNew() {
      if (store.getState().playground && (await canSave())) set({ dialog: 'new-scenario' });
    },
    saveNew,
    saveNewOver: (said) => saveNew(said, changedOnDisk()),
    async takeForNew() {
      if (await takeDisk(changedOnDisk())) set({ newScenarioRefused: undefined });
    },
  };
}

/** Whether the disk was in the way of a new scenario. */
export function isConflict(
  refused: Refused | NewConflict | 'gone' | undefined,
): refused is NewConflict {
  return typeof refused === 'object' && 'taken' in refused;
}

function reasonOf(refused: Refused, said: NewScenario): Refused | NewConflict {
  if (refused.code !== 'changed-meanwhile') return refused;
  const own = ownPaths(said);
  const isOwn = ({ path }: { readonly path: string }) => own.includes(path);
  return {
    taken: refused.present.filter(isOwn).map(({ path }) => path),
    changed: refused.present.filter((file) => !isOwn(file)),
  };
}
