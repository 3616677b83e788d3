import type { ConsentLevel } from '#schemas/generated/experience.ts';

/** The part of a window's consent that the dialog needs. */
export interface ConsentChoice {
  /** The level that was chosen; undefined where nobody has chosen yet. */
  readonly level: () => ConsentLevel | undefined;
  /** Stores a choice. Says whether the browser has taken it. */
  readonly save: (level: ConsentLevel) => boolean;
  /**
   * Lets a choice hold for this page view, where the browser takes no cookie at all. Says whether
   * it does.
   */
  readonly keepForPage: (level: ConsentLevel) => boolean;
  /** Calls the listener when another level is chosen, in whichever tab. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The level that a form or a button names; undefined where it names none. */
export function findLevel(text: string | undefined): ConsentLevel | undefined {
  return ([1, 2, 3] as const).find((level) => String(level) === text);
}
