export interface EarlyClicks {
  /** Gives the targets of the clicks so far, in their order, and collects no more. */
  readonly release: () => readonly (EventTarget | null)[];
}

/** Nobody clicks more often before the code is there. */
const MAX_CLICKS = 20;

/** Collects the clicks of a visitor until the code is there that measures them. */
export function collectClicks(window: Window): EarlyClicks {
  const targets: (EventTarget | null)[] = [];
  const collect = ({ target, isTrusted }: Event) => {
    // A script's click does once more what a visitor did.
    if (isTrusted && targets.length < MAX_CLICKS) targets.push(target);
  };
  window.addEventListener('click', collect, true);
  return {
    release() {
      window.removeEventListener('click', collect, true);
      return targets;
    },
  };
}
