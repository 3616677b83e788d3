import type { Playground } from '../playground.ts';
import type { DraftSummary } from './draft-summary.ts';
import type { StoredDraft } from './stored-draft.ts';

/** The draft of a scenario that is opened, and whether this window may change it. */
export interface OpenedDraft {
  /** false: another window has it. */
  readonly isOwn: boolean;
  readonly draft: StoredDraft | undefined;
  /**
   * True if the window that had it before ended without being closed. The caller that opens it then
   * calls `settle` once the person has decided about the draft.
   */
  readonly isLeft?: boolean;
}

/** The drafts of a person, each changed by one window at a time. */
export interface Drafts {
  readonly open: (scenarioId: string) => Promise<OpenedDraft>;
  /** All that differ from the files of their scenarios. */
  readonly list: () => Promise<readonly DraftSummary[]>;
  readonly save: (playground: Playground) => void;
  /** Removes the draft of a scenario that is not open, and gives it. */
  readonly remove: (scenarioId: string) => Promise<StoredDraft | undefined>;
  /** Puts back a draft that was removed. */
  readonly restore: (draft: StoredDraft) => void;
  readonly takeOver: () => Promise<void>;
  /**
   * The draft of a window that crashed is taken or dropped, or there is nothing in it to decide
   * about.
   */
  readonly settle: () => void;
}

/** The drafts of a playground that stores nothing. */
export const NO_DRAFTS: Drafts = {
  open: async () => ({ isOwn: true, draft: undefined }),
  list: async () => [],
  save: () => {},
  remove: async () => undefined,
  restore: () => {},
  takeOver: async () => {},
  settle: () => {},
};
