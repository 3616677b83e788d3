import type { StoreApi } from 'zustand/vanilla';
import type { Drafts } from '../drafts/drafts.ts';
import type { ReadText } from './check-text.ts';
import { editedIn, openWork, withoutDraft, type OpenedWork, type Work } from './open-work.ts';
import type { PlaygroundActions, PlaygroundState } from './state.ts';

/** Work with a draft that a window left without closing, until a person has decided about it. */
export type Offer = Work & Required<Pick<Work, 'draft'>>;

type OfferingActions = Pick<PlaygroundActions, 'takeDraft' | 'dropDraft'>;

interface OfferingOptions {
  readonly now: () => number;
  readonly drafts: Drafts;
}

/** Whether there is anything to decide about. A draft that says what the scenario says is none. */
export function isWorthOffering(work: Work): boolean {
  return work.draft !== undefined && editedIn(work.draft, work.scenario.texts).length > 0;
}

/** The scenario as it is without the draft, which may be what the window ended from. */
export function openOffered({ scenario, address, writtenAt }: Work, read: ReadText): OpenedWork {
  const opened = { ...address, edits: {} };
  return openWork({ scenario, draft: undefined, address: opened, writtenAt }, read);
}

/** The actions that decide about a draft which is offered. */
export function offeringActions(
  store: Pick<StoreApi<PlaygroundState>, 'getState' | 'setState'>,
  { now, drafts }: OfferingOptions,
): OfferingActions {
  const decide = (decided: (work: Work) => Work) => {
    const { offer, readText } = store.getState();
    if (!offer) return;
    const { playground, notice, isChanged } = openWork(decided(offer), readText);
    const { selects } = store.getState().playground ?? playground;
    store.setState({ playground: { ...playground, selects }, notice, offer: undefined });
    drafts.settle();
    if (isChanged || decided !== asItIs) drafts.save(playground);
  };
  return {
    takeDraft: () => decide(asItIs),
    dropDraft: () => decide((work) => withoutDraft(work, now())),
  };
}

const asItIs = (work: Work) => work;
