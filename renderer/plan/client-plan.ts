import { getEntryName, type EntryKind, type LoadedCode, type Messages } from '../registry/index.ts';
import { mapSlots, type Slot } from '../tree/index.ts';
import type { Decisions, Plan, PlannedItem } from './plan.ts';

interface ClientPlace {
  readonly type: string;
  readonly key: string;
}

/** An item that has nothing to do in a browser: what the server rendered stands. */
export interface StaticItem extends ClientPlace {
  readonly state: 'static';
  /**
   * The props that a browser renders it from once it knows who is signed in; left out where nobody
   * is.
   */
  readonly shown?: Readonly<Record<string, unknown>>;
  readonly children?: never;
}

/** A place that stays empty. A visitor's browser learns the codes and nothing else. */
export interface EmptyItem extends ClientPlace {
  readonly state: 'faulty';
  readonly codes: readonly string[];
  readonly children?: never;
}

/** An item that runs in the browser. */
export interface InteractiveItem extends ClientPlace {
  readonly state: 'interactive';
  readonly kind: EntryKind;
  readonly props: Readonly<Record<string, unknown>>;
  /** True where the page is to hydrate as soon as the item is seen. */
  readonly startsInView?: boolean;
  /** Runs some time after the page has started, and not before. */
  readonly isDeferred?: boolean;
  readonly children?: readonly ClientItem[];
}

export type ClientItem = StaticItem | StaticRun | EmptyItem | InteractiveItem;

/**
 * The plan as it travels to a browser: without what only servers and authors need, which is the
 * trace, fixes, places in the response and the props of static items.
 */
export interface ClientPlan {
  readonly layout: string;
  readonly decisions: Decisions;
  readonly slots: readonly Slot<ClientItem>[];
  /** The messages of interactive items, by the entry's name. */
  readonly messages: Readonly<Record<string, Messages>>;
}

/**
 * Leaves out of a plan whatever a visitor's browser has no use for. Items of a zone that follow
 * each other are one run where `isInRun` says so of each.
 */
export function toClientPlan(
  { layout, decisions, slots }: Plan,
  code: LoadedCode,
  isInRun: (item: PlannedItem) => boolean = () => false,
): ClientPlan {
  const messages: Record<string, Messages> = {};
  const clientSlots = mapSlots(
    groupRuns(slots, isInRun),
    (item, children?: readonly ClientItem[]): ClientItem => {
      const { state, type, key } = item;
      if (state === 'run') return { state, type, key };
      if (state === 'faulty') {
        return { state, type, key, codes: item.problems.map((problem) => problem.code) };
      }
      const { kind, props, startsInView, isDeferred, showsVisitor } = item;
      if (state === 'static' && !showsVisitor) return { state, type, key };

      const name = getEntryName({ kind, type });
      const own = code.get(name)?.messages;
      if (own) messages[name] = own;
      if (state === 'static') return { state, type, key, shown: props };
      return {
        state,
        kind,
        type,
        key,
        props,
        ...(startsInView && { startsInView }),
        ...(isDeferred && { isDeferred }),
        ...(children && { children }),
      };
    },
  );
  return { layout, decisions, slots: clientSlots, messages };
}

/** Neighbours in a zone that have nothing to do in a browser: one element. */
export interface StaticRun {
  readonly state: 'run';
  readonly type: 'run';
  /** The key of the first of them. */
  readonly key: string;
  readonly children?: never;
}

/** The same slots, in whose zones each run of neighbours is one item with the key of its first. */
function groupRuns(
  slots: readonly Slot<PlannedItem>[],
  isInRun: (item: PlannedItem) => boolean,
): Slot<PlannedItem | StaticRun>[] {
  return slots.map(({ zones, ...slot }) => ({
    ...slot,
    ...(zones && {
      zones: zones.map((zone) => ({ ...zone, items: runsOf(zone.items, isInRun) })),
    }),
  }));
}

function runsOf(
  items: readonly PlannedItem[],
  isInRun: (item: PlannedItem) => boolean,
): (PlannedItem | StaticRun)[] {
  return items.flatMap((item, index) => {
    if (!isInRun(item)) return item;
    const before = items[index - 1];
    if (before && isInRun(before)) return [];
    return { state: 'run', type: 'run', key: item.key };
  });
}
