import { isNewPage } from '../state/new-pages.ts';
import { getProgress } from '../state/translation/progress.ts';
import { listSavedMacros } from './list-saved-macros.ts';
import { toSaveMessage, createSaveRequester, type Access } from './request-save.ts';
import type { Refused } from './create-save-client.ts';
import type { SaveActions, SaveOptions, NewConflict } from './save-state.ts';
import {
  buildNewScenarioFiles,
  getOwnPaths,
  type Asked,
  type NewScenario,
} from './new-scenario.ts';
import { findFieldErrors } from './new-scenario-fields.ts';
import { buildVersionFiles, findNewVersion, suggestVersion } from './new-version.ts';
import type { Playground } from '../state/playground.ts';
import type { PlaygroundState } from '../state/state.ts';
import { createDiskReloader } from './reload-from-disk.ts';
import { attachVersions } from './attach-versions.ts';

/** The actions that make a new scenario of what is on the screen, and open it. */
export function createNewScenarioActions(
  options: SaveOptions,
  access: Access,
): Pick<SaveActions, 'askForNew' | 'saveNew' | 'saveVersion' | 'saveNewOver' | 'takeForNew'> {
  const { store, source, server } = options;
  const { set, get } = access;
  const { ask, canSave } = createSaveRequester(options, access);
  const takeDisk = createDiskReloader(options);

  async function saveNew(said: NewScenario, over: Refused['present'] = []) {
    const state = store.getState();
    const { playground, scenarios } = state;
    const { isBusy, files: paths = [] } = get();
    if (!playground || isBusy) return;
    const isUnfinished = (getProgress(state)?.untranslated.length ?? 0) > 0;
    const context = askedOf(state, playground);
    if (hasErrors(context, said, { scenarios, files: paths })) return;
    const version = findNewVersion(playground);
    set({ isBusy: true });
    const { files, obstacles } = version
      ? await buildVersionFiles(context, said, server)
      : buildNewScenarioFiles(context, said);
    const answer = await ask(attachVersions(files, over));
    if (answer.kind !== 'saved') {
      const why = answer.kind === 'gone' ? 'gone' : reasonOf(answer.refused, said);
      // A name that is taken is one to choose another for, so the fields are to know it.
      const taken = isConflict(why) ? why.taken : [];
      set({ newScenarioRefused: why, files: [...paths, ...taken], dialog: 'new-scenario' });
      return;
    }
    const message = toSaveMessage(answer, { files, obstacles }, listSavedMacros(playground));
    set({ message, dialog: undefined });
    store.setState({ scenarios: await source.list() });
    await store.getState().openScenario(said.id);
    if (version && isUnfinished)
      store.getState().continueTranslation({ ...version, path: said.page });
    // All of it is in the scenario now.
    if (isNewPage(playground.scenarioId) && obstacles.length === 0)
      await store.getState().removePage(playground.scenarioId);
  }

  const changedOnDisk = () => {
    const { newScenarioRefused: refused } = get();
    return isConflict(refused) ? refused.changed : [];
  };
  return {
    async askForNew() {
      if (!store.getState().playground || !(await canSave('new-scenario'))) return;
      set({ dialog: 'new-scenario', files: (await server.status()).files });
    },
    saveNew,
    async saveVersion() {
      const { files } = await server.status();
      set({ files });
      const said = findGoodVersion(store.getState(), files);
      if (said) await saveNew(said);
      else set({ dialog: 'new-scenario' });
    },
    saveNewOver: (said) => saveNew(said, changedOnDisk()),
    async takeForNew() {
      if (await takeDisk(changedOnDisk())) set({ newScenarioRefused: undefined });
    },
  };
}

/** Finds the names under which a version can be saved without asking for any. */
function findGoodVersion(
  state: PlaygroundState,
  files: readonly string[],
): NewScenario | undefined {
  const { playground, scenarios } = state;
  const version = playground && findNewVersion(playground);
  if (!version) return undefined;
  const taken = { scenarios, files };
  const said = suggestVersion(playground, version, taken);
  return hasErrors(askedOf(state, playground), said, taken) ? undefined : said;
}

function hasErrors(...fields: Parameters<typeof findFieldErrors>): boolean {
  return Object.keys(findFieldErrors(...fields)).length > 0;
}

function askedOf(state: PlaygroundState, playground: Playground): Asked {
  return { playground, reported: listReported(state).split(' ').filter(Boolean) };
}

/**
 * Lists the codes of the problems that the preview reports, with spaces between them; before it has
 * answered, those that the scenario expects.
 */
export function listReported({ playground, shown }: PlaygroundState): string {
  const codes = shown?.problems.map(({ code }) => code);
  return (codes ?? playground?.scenario.expectedFaults ?? []).join(' ');
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
