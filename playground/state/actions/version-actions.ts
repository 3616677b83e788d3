import type { StoreApi } from 'zustand/vanilla';
import { readUnchecked } from '../document/read-unchecked.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { NO_HISTORY } from '../history/history.ts';
import { open, type Playground } from '../playground.ts';
import type { ScenarioSource } from '../scenario-source.ts';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';
import { createVersion, suggestPath, type ReadPageFile } from '../translation/create-version.ts';
import { findCounterpart } from '../translation/find-counterpart.ts';
import { findBrokenPlace } from '../translation/list-versions.ts';
import { findOwnAddress } from '../translation/find-own-address.ts';
import { findNextText, getProgress } from '../translation/progress.ts';
import { readLastGood } from '../document/draft.ts';
import { markSame } from '../translation/translation.ts';
import { findFreePageId } from './page-actions.ts';

type VersionActions = Pick<
  PlaygroundActions,
  | 'openVersion'
  | 'openBrokenText'
  | 'makeVersion'
  | 'suggestVersionPath'
  | 'loadVersion'
  | 'toggleBeside'
  | 'continueTranslation'
  | 'keepSame'
  | 'goToNextText'
>;

interface VersionOptions {
  readonly now: () => number;
  readonly drafts: Drafts;
  readonly source: ScenarioSource;
}

type Store = StoreApi<PlaygroundState & PlaygroundActions>;

/** The actions on a page's versions in other languages. */
export function createVersionActions(store: Store, options: VersionOptions): VersionActions {
  const { getState } = store;
  const { now, drafts } = options;
  const readFile = createPageReader(store, options);
  return {
    openVersion: (id) => openVersion(store, id),
    openBrokenText: (id) => openBrokenText(store, id),
    async makeVersion(address) {
      const { playground } = getState();
      const created = playground && (await createVersion(playground, address, readFile));
      // Something else may have been opened meanwhile.
      if (!created || getState().playground?.scenarioId !== playground.scenarioId) return;
      const { text, translation } = created;
      const scenarioId = findFreePageId(getState(), now());
      const texts = { page: text };
      const draft = { scenarioId, texts, history: NO_HISTORY, translation, savedAt: now() };
      drafts.restore(draft);
      await openVersion(store, scenarioId);
      getState().goToNextText(1);
    },
    async suggestVersionPath(locale) {
      const { playground, content } = getState();
      const own = playground && findOwnAddress(playground);
      return own ? suggestPath({ ...own, locale }, content?.pages ?? [], readFile) : '';
    },
    loadVersion: (id, locale) => loadVersion(store, options, { id, locale }),
    toggleBeside: () => store.setState(({ isBeside }) => ({ isBeside: !isBeside })),
    ...createTranslationActions(store),
  };
}

/** Reads pages that there are: of others, a browser says aloud that they were not found. */
function createPageReader({ getState }: Store, { source }: VersionOptions): ReadPageFile {
  return async (path) => {
    const isThere = getState().content?.pages?.includes(`/${path}`) ?? true;
    return isThere ? source.readPage?.(path) : undefined;
  };
}

async function openVersion({ getState }: Store, id: string): Promise<void> {
  const { playground: before, openScenario } = getState();
  await openScenario(id);
  const { playground: after, select, choose } = getState();
  if (!before || after?.scenarioId !== id) return;
  if (before.selects.viewport !== after.selects.viewport)
    choose('viewport', before.selects.viewport);
  const [from, to] = [readLastGood(before.documents.page), readLastGood(after.documents.page)];
  const pointer = before.member ?? before.selection;
  const there = pointer === undefined ? undefined : findCounterpart(pointer, from, to);
  if (there !== undefined) select(there);
}

async function openBrokenText({ getState }: Store, id: string): Promise<void> {
  if (getState().playground?.scenarioId !== id) await getState().openScenario(id);
  const { playground, goTo } = getState();
  const place = playground?.scenarioId === id ? findBrokenPlace(playground) : undefined;
  if (place) goTo({ document: 'page', place });
}

interface AskedVersion {
  readonly id: string;
  readonly locale: string;
}

async function loadVersion(
  { getState }: Store,
  { source }: VersionOptions,
  { id, locale }: AskedVersion,
): Promise<Playground | undefined> {
  const scenario = await source.load(id);
  const { drafts, playground } = getState();
  const page = drafts.find(({ scenarioId }) => scenarioId === id)?.page;
  if (!scenario || !playground) return undefined;
  const opened = open(scenario, readUnchecked, { texts: page === undefined ? {} : { page } });
  return { ...opened, selects: { ...playground.selects, locale } };
}

function createTranslationActions({
  getState,
  setState,
}: Store): Pick<VersionActions, 'continueTranslation' | 'keepSame' | 'goToNextText'> {
  return {
    continueTranslation: (translation) =>
      setState(({ playground }) =>
        playground ? { playground: { ...playground, translation } } : {},
      ),
    keepSame: (text, isSame) =>
      setState(({ playground, isElsewhere }) => {
        if (!playground?.translation || isElsewhere) return {};
        const translation = markSame(playground.translation, text, isSame);
        return { playground: { ...playground, translation } };
      }),
    goToNextText(step) {
      const { playground, fillIn } = getState();
      const progress = getProgress(getState());
      const from = playground?.member ?? playground?.selection;
      const next = progress && findNextText(progress, from, step);
      if (next) fillIn(next.pointer);
    },
  };
}
