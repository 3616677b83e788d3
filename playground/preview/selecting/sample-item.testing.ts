import type { PlanItem } from './items-on-page.ts';

/** For tests: an item of a plan that is shown, whose pointer is its key. */
export function createSampleItem(key: string, children?: readonly PlanItem[]): PlanItem {
  return {
    state: 'static',
    kind: 'component',
    type: 'card',
    key,
    pointer: `/${key}`,
    props: {},
    ...(children && { children }),
  };
}
