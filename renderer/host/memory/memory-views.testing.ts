import type { MemoryClock } from './memory-clock.testing.ts';

interface Change {
  readonly name: string;
  readonly value: string | undefined;
}

interface Write extends Change {
  readonly from: object | undefined;
}

/** Local storage as each tab sees it. */
export interface MemoryViews {
  readonly read: (tab: object, name: string) => string | undefined;
  /** Calls the listener once the others see it; of a value that is there already nobody hears. */
  readonly write: (from: object | undefined, change: Change, onSeen: () => void) => void;
}

export interface MemoryViewsOptions {
  readonly stored: Map<string, string>;
  readonly delayMs: number;
  readonly clock: MemoryClock;
}

/**
 * Makes the views of one browser: a tab sees at once what it writes itself, and what others write
 * after the delay.
 */
export function createViews({ stored, delayMs, clock }: MemoryViewsOptions): MemoryViews {
  const underWay = new Map<string, readonly Write[]>();

  const apply = ({ name, value }: Change) => {
    if (value === undefined) stored.delete(name);
    else stored.set(name, value);
  };

  return {
    read(tab, name) {
      const own = underWay.get(name)?.findLast(({ from }) => from === tab);
      return own ? own.value : stored.get(name);
    },
    write(from, change, onSeen) {
      const write = { ...change, from };
      const arrive = () => {
        if (stored.get(change.name) === change.value) return;
        apply(change);
        onSeen();
      };
      if (delayMs === 0) return arrive();
      const others = () => (underWay.get(change.name) ?? []).filter((other) => other !== write);
      underWay.set(change.name, [...others(), write]);
      clock.after(delayMs, () => {
        underWay.set(change.name, others());
        arrive();
      });
    },
  };
}
