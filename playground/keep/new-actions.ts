import { messageOf, serverAsker, type Access } from './ask-server.ts';
import type { KeepActions, KeepOptions } from './keep-state.ts';
import { newScenarioFiles } from './new-scenario.ts';

/** The actions that make a new scenario of what is on the screen, and open it. */
export function newActions(
  options: KeepOptions,
  access: Access,
): Pick<KeepActions, 'askForNew' | 'saveNew'> {
  const { store, source } = options;
  const { set, get } = access;
  const { ask, canSave } = serverAsker(options, access);
  return {
    async askForNew() {
      if (store.getState().playground && (await canSave())) set({ dialog: 'new-scenario' });
    },
    async saveNew(said) {
      const { playground } = store.getState();
      const { isBusy } = get();
      if (!playground || isBusy) return;
      const { files, obstacles, wrong } = newScenarioFiles(playground, said);
      if (wrong) return;
      const answer = await ask(files);
      if (answer.kind !== 'saved') {
        set({ newScenarioRefused: answer.kind === 'gone' ? 'gone' : answer.refused });
        return;
      }
      set({ message: messageOf(answer, { files, obstacles }), dialog: undefined });
      store.setState({ scenarios: await source.list() });
      await store.getState().openScenario(said.id);
    },
  };
}
