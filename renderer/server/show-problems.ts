import type { ComponentType } from 'react';
import type { Problem } from '../errors/index.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import { getEntryName, type EntryCode, type LoadedCode } from '../registry/index.ts';
import { mapSlots } from '../tree/index.ts';

/** The props of what stands in the place of an item that cannot be shown. */
export interface ProblemNoticeProps {
  /** The type of the item, as its page says it. */
  readonly type: string;
  /** Why it cannot be shown, the worst first. */
  readonly problems: readonly Problem[];
}

export type ProblemNotice = ComponentType<ProblemNoticeProps>;

const NOTICE = { kind: 'component', type: 'problem-notice' } as const;

/** A plan in which each faulty item is a notice that says why it cannot be shown. */
export function showProblems(plan: Plan): Plan {
  const slots = mapSlots(plan.slots, (item, children?: readonly PlannedItem[]): PlannedItem => {
    if (item.state !== 'faulty') return children ? { ...item, children } : item;
    const { key, pointer, type, problems } = item;
    return { state: 'static', ...NOTICE, key, pointer, props: { type, problems } };
  });
  return { ...plan, slots };
}

/** The code of a page, and with it the component of its notices. */
export function addNotice(code: LoadedCode, notice: ProblemNotice): LoadedCode {
  // Its items have the props that it takes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above.
  const own: EntryCode = { Component: notice as ComponentType<object> };
  return new Map([...code, [getEntryName(NOTICE), own]]);
}
