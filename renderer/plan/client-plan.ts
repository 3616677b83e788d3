import { nameOf, type Messages } from '../registry/index.ts';
import type { LoadedCode } from '../registry/load-code.ts';
import type { Decisions, Plan, PlannedItem, PlannedPart } from './plan.ts';

/** A part that has nothing to do in a browser: what the server drew stands. */
export interface AdoptedPart {
  readonly kind: 'adopted';
  readonly id: string;
  readonly key: string;
}

/** A place that stays empty. A visitor's browser learns the codes and nothing else. */
export interface EmptyPlace {
  readonly kind: 'empty';
  readonly id: string;
  readonly key: string;
  readonly codes: readonly string[];
}

/** A part that lives in the browser. */
export interface LivePart {
  readonly kind: 'live';
  readonly entry: PlannedPart['entry'];
  readonly id: string;
  readonly key: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children?: readonly ClientItem[];
}

export type ClientItem = AdoptedPart | EmptyPlace | LivePart;

export interface ClientZone {
  readonly name: string;
  readonly layout?: 'portrait';
  readonly items: readonly ClientItem[];
}

export interface ClientSlot {
  readonly name: string;
  readonly items: readonly ClientItem[];
  readonly zones?: readonly ClientZone[];
}

/**
 * The plan as it travels to a browser: no trace, no fix, no place in the response, no unread props.
 */
export interface ClientPlan {
  readonly layout: string;
  readonly decisions: Decisions;
  readonly slots: readonly ClientSlot[];
  /** The words of live parts, by the entry's name. */
  readonly messages: Readonly<Record<string, Messages>>;
}

/** Leaves out of a plan whatever a visitor's browser has no use for. */
export function toClientPlan(plan: Plan, code: LoadedCode): ClientPlan {
  const messages: Record<string, Messages> = {};
  const toItem = (item: PlannedItem): ClientItem => {
    const { id, key } = item;
    if (item.kind === 'fault') {
      return { kind: 'empty', id, key, codes: item.problems.map(({ code }) => code) };
    }
    if (!item.hydrates) return { kind: 'adopted', id, key };

    const name = nameOf({ kind: item.entry, type: id });
    const own = code.get(name)?.messages;
    if (own) messages[name] = own;
    return {
      kind: 'live',
      entry: item.entry,
      id,
      key,
      props: item.props,
      ...(item.children && { children: item.children.map(toItem) }),
    };
  };

  const slots = plan.slots.map(({ name, items, zones }): ClientSlot => ({
    name,
    items: items.map(toItem),
    ...(zones && { zones: zones.map((zone) => ({ ...zone, items: zone.items.map(toItem) })) }),
  }));
  return { layout: plan.layout, decisions: plan.decisions, slots, messages };
}
