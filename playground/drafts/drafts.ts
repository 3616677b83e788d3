import type { Playground } from '../state/playground.ts';
import type { StoredDraft } from './stored-draft.ts';

/** What there is of a scenario when it is opened. */
export interface Entered {
  /** false: another window has it. */
  readonly isOwn: boolean;
  readonly draft: StoredDraft | undefined;
}

/** The drafts of a person, each in the hand of one window. */
export interface Drafts {
  readonly enter: (scenarioId: string) => Promise<Entered>;
  readonly keep: (playground: Playground) => void;
  readonly takeOver: () => Promise<void>;
}

/** For a playground that keeps nothing. */
export const NO_DRAFTS: Drafts = {
  enter: async () => ({ isOwn: true, draft: undefined }),
  keep: () => {},
  takeOver: async () => {},
};
