import type { KindBehaviour } from './overlay-kinds.ts';

const EXPANDED = 'aria-expanded';

/** The state of an overlay, as a screen reader finds it on the openers. */
export interface OpenerMarks {
  /** Sets whether the overlay is shown, where it is part of the page beside the opener. */
  readonly set: (opener: HTMLElement | null, behaviour: KindBehaviour, isShown: boolean) => void;
  /** Takes the state away from every opener. */
  readonly clear: () => void;
}

/**
 * Makes the state of one overlay. The author of an opener puts the attributes on it that say what
 * it opens.
 */
export function createOpenerMarks(): OpenerMarks {
  const openers = new Set<HTMLElement>();
  return {
    set: (opener, { isDisclosure }, isShown) => {
      if (!opener) return;
      if (isDisclosure) {
        opener.setAttribute(EXPANDED, String(isShown));
        openers.add(opener);
      } else if (openers.delete(opener)) opener.removeAttribute(EXPANDED);
    },
    clear: () => {
      for (const opener of openers) opener.removeAttribute(EXPANDED);
    },
  };
}
