import type { StoreApi } from 'zustand/vanilla';
import { noteDraft } from '../drafts/draft-summary.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { ReadText } from '../document/check-text.ts';
import {
  listEditedDocuments,
  openWork,
  removeDraft,
  type OpenedWork,
  type Work,
} from '../open-work.ts';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';

type OfferingActions = Pick<PlaygroundActions, 'takeDraft' | 'dropDraft'>;

interface OfferingOptions {
  readonly now: () => number;
  readonly drafts: Drafts;
}

/**
 * A scenario with its draft; of one that was left by a crash as it is without it, which may be what
 * the window ended from. A draft that says what the scenario says is nothing to decide about.
 */
export function openOrOffer(
  work: Work,
  isLeft: boolean,
  read: ReadText,
): OpenedWork & Pick<PlaygroundState, 'offer'> {
  const { draft, scenario, address } = work;
  const isOffer = isLeft && draft && listEditedDocuments(draft, scenario.texts).length > 0;
  if (!isOffer) return { ...openWork(work, read), offer: undefined };
  const alone = { ...work, draft: undefined, address: { ...address, edits: {} } };
  return { ...openWork(alone, read), offer: work };
}

/** The actions that decide about a draft which is offered. */
export function createOfferingActions(
  store: Pick<StoreApi<PlaygroundState>, 'getState' | 'setState'>,
  { now, drafts }: OfferingOptions,
): OfferingActions {
  const decide = (decided: (work: Work) => Work) => {
    const { offer, readText } = store.getState();
    if (!offer) return;
    const { playground, notice, isChanged } = openWork(decided(offer), readText);
    const { selects } = store.getState().playground ?? playground;
    // The choices made meanwhile hold, but for the language of a page that is being translated.
    const { locale, segment } = playground.translation ? playground.selects : selects;
    const restored = { ...playground, selects: { ...selects, locale, segment } };
    store.setState({ playground: restored, notice, offer: undefined });
    drafts.settle();
    if (isChanged || decided !== asItIs) drafts.save(playground);
  };
  return {
    takeDraft: () => decide(asItIs),
    dropDraft: () => decide((work) => removeDraft(work, now())),
  };
}

const asItIs = (work: Work) => work;

/**
 * Notes the draft of the scenario that is left. One that another window has is stored by that one,
 * and one that is offered is not on the screen.
 */
export function noteLeft(store: Pick<StoreApi<PlaygroundState>, 'getState' | 'setState'>): void {
  const { playground, isElsewhere, offer } = store.getState();
  if (!playground || isElsewhere || offer) return;
  store.setState(({ drafts }) => ({ drafts: noteDraft(drafts, playground) }));
}
