import type { KindBehaviour } from './overlay-kinds.ts';

const EXPANDED = 'aria-expanded';
const WHAT_OPENS = ['aria-haspopup', 'aria-controls'] as const;

/** What a screen reader hears of an opener. */
export interface OpenerTale {
  /** Tells what it opens, and whether that is shown where that is part of the page beside it. */
  readonly tell: (opener: HTMLElement | null, behaviour: KindBehaviour, isShown: boolean) => void;
  /** Takes away all that was told. */
  readonly forget: () => void;
}

let count = 0;

/** Makes openers tell that they open this content. What their author says of them stays as it is. */
export function createOpenerTale(content: HTMLElement): OpenerTale {
  const own = new Map<HTMLElement, string[]>();
  const say = (opener: HTMLElement) => {
    const said = WHAT_OPENS.filter((name) => !opener.hasAttribute(name));
    content.id ||= nextId();
    for (const name of said)
      opener.setAttribute(name, name === 'aria-haspopup' ? 'dialog' : content.id);
    own.set(opener, said);
  };
  return {
    tell: (opener, { isModal, isDisclosure }, isShown) => {
      if (!opener || !(isModal || isDisclosure)) return;
      if (!own.has(opener)) say(opener);
      if (isDisclosure) opener.setAttribute(EXPANDED, String(isShown));
      else opener.removeAttribute(EXPANDED);
    },
    forget: () => {
      for (const [opener, said] of own) {
        for (const name of [EXPANDED, ...said]) opener.removeAttribute(name);
      }
      own.clear();
    },
  };
}

function nextId(): string {
  count += 1;
  return `overlay-${count}`;
}
