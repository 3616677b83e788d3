import type { StoreApi } from 'zustand/vanilla';
import { findValuePlace } from '../../json-text/places.ts';
import { hashText } from '../../json-text/hash-text.ts';
import { getVersions } from '../base-versions.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { createVariant } from '../experiments/create-variant.ts';
import type { VariantToOpen } from '../experiments/new-variant.ts';
import { EXPERIMENT, formatVariant } from '../experiments/shown-variant.ts';
import { NO_HISTORY } from '../history/history.ts';
import { goTo } from '../playground.ts';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';
import { findFreePageId } from './page-actions.ts';

type ExperimentActions = Pick<
  PlaygroundActions,
  'openVariant' | 'openVariantText' | 'makeVariant' | 'compareWith'
>;

interface ExperimentOptions {
  readonly now: () => number;
  readonly drafts: Drafts;
}

type Store = StoreApi<PlaygroundState & PlaygroundActions>;

/** The actions on the variants of an experiment. */
export function createExperimentActions(
  store: Store,
  { now, drafts }: ExperimentOptions,
): ExperimentActions {
  const { getState, setState } = store;
  return {
    openVariant: (variant) => openVariant(store, variant),
    async openVariantText(variant) {
      if (getState().playground?.scenarioId !== variant.id) await openVariant(store, variant);
      const { playground } = getState();
      if (playground?.scenarioId !== variant.id) return;
      const place = findValuePlace(playground.documents.page.text, '');
      // Where a component is selected, the way would lead into its form.
      const whole = { ...playground, selection: undefined, member: undefined };
      if (place) setState({ playground: goTo(whole, { document: 'page', place }) });
    },
    async makeVariant(segment) {
      const { playground } = getState();
      const created = playground && createVariant(playground, segment);
      if (!created) return;
      const { page, experiments, newVariant } = created;
      const id = findFreePageId(getState(), now());
      drafts.restore({
        scenarioId: id,
        texts: { page, experiments },
        of: { experiments: hashText(playground.original.experiments) },
        versions: getVersions(playground, ['experiments']),
        bases: pickBases(playground.bases),
        history: NO_HISTORY,
        newVariant,
        savedAt: now(),
      });
      const { key, variant } = newVariant;
      await openVariant(store, { id, key, variant, isControl: false });
    },
    compareWith: (besidePage) => setState({ besidePage, isBeside: besidePage !== undefined }),
  };
}

/** The versions of the files of experiments that a text is based on. */
function pickBases(bases: NonNullable<PlaygroundState['playground']>['bases'] = {}) {
  const own = Object.entries(bases).filter(([path]) => path.startsWith('experiment-list/'));
  return Object.fromEntries(own);
}

/** Opens the page of a variant as the same visitor would see it. */
async function openVariant(
  { getState, setState }: Store,
  { id, key, variant, isControl }: VariantToOpen,
): Promise<void> {
  const { playground: before, openVersion, setCondition } = getState();
  if (before?.scenarioId !== id) await openVersion(id);
  const { playground: opened } = getState();
  if (!before || opened?.scenarioId !== id) return;
  setState({ playground: { ...opened, selects: before.selects } });
  setCondition(EXPERIMENT, isControl ? '' : formatVariant(key, variant));
}
