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

/**
 * Says why the dialog opens: by itself, for a visitor who has not chosen yet, or from the footer.
 */
export type Opening = 'load' | 'footer';

/** Says how the dialog starts. The buttons are those of the customize page. */
interface CookieDialogStart {
  readonly page: string | undefined;
  readonly hasBack: boolean;
  /** Escape closes it as well, and nothing else does without a choice. */
  readonly hasClose: boolean;
}

interface StartOptions {
  readonly hasChosen: boolean;
  readonly opening: Opening;
  /** The page on which, as the experience says, a dialog that opens by itself starts. */
  readonly startPage: string | undefined;
}

/**
 * 002 §2: a visitor who has chosen comes to the customize page and may leave it as it was; from the
 * footer one starts on the main page; a dialog that opens by itself starts where the experience
 * says.
 */
export function getDialogStart({ hasChosen, opening, startPage }: StartOptions): CookieDialogStart {
  if (hasChosen) return { page: 'customize', hasBack: false, hasClose: true };
  const page = opening === 'footer' ? 'main' : startPage;
  return { page, hasBack: page === 'main', hasClose: false };
}
