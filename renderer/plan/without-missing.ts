import type { Fault } from '../errors/index.ts';
import { nameOf } from '../registry/index.ts';
import type { Plan, PlannedItem } from './plan.ts';
import { mapItems } from './walk-plan.ts';

/** A plan in which every part whose code did not arrive is a fault. */
export function withoutMissing(plan: Plan, missing: ReadonlyMap<string, Fault>): Plan {
  return mapItems(plan, (item) => {
    if (item.kind === 'fault') return item;
    const fault = missing.get(nameOf({ kind: item.entry, id: item.id }));
    return fault ? toFault(item, fault) : item;
  });
}

/** A plan in which the parts with these keys are faults. */
export function withFaults(plan: Plan, faults: ReadonlyMap<string, Fault>): Plan {
  return mapItems(plan, (item) => {
    const fault = faults.get(item.key);
    return fault ? toFault(item, fault) : item;
  });
}

function toFault({ id, key, pointer }: PlannedItem, fault: Fault): PlannedItem {
  return { kind: 'fault', id, key, pointer, faults: [{ ...fault, pointer }] };
}
