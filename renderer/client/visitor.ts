import type { VisitorFacts } from '../routing/index.ts';

/** Who visits, as far as routes ask for it. */
export interface Visitor {
  readonly facts: () => VisitorFacts;
  /** Calls the listener when something of it may have changed. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** In a browser whose site knows of no session. */
export const NOBODY: Visitor = {
  facts: () => ({ session: 'unauthenticated', context: new Map() }),
  subscribe: () => () => undefined,
};
