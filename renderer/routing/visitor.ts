import type { ProfileType } from '#schemas/content/displayed-visitor.ts';
import type { VisitorFacts } from './route-facts.ts';

/** Who visits, as far as routes ask for it. A session is one. */
export interface Visitor {
  readonly facts: () => VisitorFacts;
  /** Calls the listener when something of it may have changed. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * The request as it is to be sent: with token and context where it goes to an API host. Left out,
   * nobody signs any.
   */
  readonly authorise?: (request: Request) => Request;
  /** The profile that is active now; left out, or undefined, where there is none. */
  readonly activeProfileId?: () => string | undefined;
  /** The type of that profile, as services name it; left out, or undefined, where none is known. */
  readonly activeProfileType?: () => string | undefined;
  /**
   * Makes the first profile of that kind the active one, in every tab; left out where there is
   * none.
   */
  readonly switchProfile?: (type: ProfileType) => void;
}

/** A visitor who has no session. */
export const NOBODY: Visitor = {
  facts: () => ({ session: 'unauthenticated', context: new Map([['levelOfAssurance', 0]]) }),
  subscribe: () => () => undefined,
};
