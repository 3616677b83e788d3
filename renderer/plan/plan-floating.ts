import type { Problem } from '../errors/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Plan, PlannedItem, PlannedSlot } from './plan.ts';

/** A floating feature that was looked up: what it gets, or why it cannot be shown. */
export interface Floating {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

interface PlanFloatingContext {
  readonly registry: Registry;
  readonly previous?: Pick<Plan, 'slots'> | undefined;
}

/** The slot of what floats, below all others. No layout knows it: its name is no author's. */
const FLOATING_SLOT = 'floating';

/** Puts floating features into a slot of their own. Without any there is no slot. */
export function planFloating(
  features: readonly Floating[],
  { registry, previous }: PlanFloatingContext,
): PlannedSlot[] {
  if (features.length === 0) return [];
  const before = previous?.slots.find(({ name }) => name === FLOATING_SLOT)?.items ?? [];
  const items = features.map((feature, index) => {
    const item = planFeature(feature, index, registry);
    const same = before[index];
    // React renders nothing again where it gets the very object of before.
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item;
  });
  return [{ name: FLOATING_SLOT, items }];
}

function planFeature(
  { name: type, props, problems }: Floating,
  index: number,
  registry: Registry,
): PlannedItem {
  // No author's id holds a slash, so no component of the page has this key.
  const place = { kind: 'feature', type, key: `${FLOATING_SLOT}/${index}`, pointer: '' } as const;
  if (problems.length > 0) return { ...place, state: 'faulty', problems };
  const isInteractive = registry.get('feature', type)?.interactive;
  // Nobody has come for it: it waits until the page has been there for a while.
  return { ...place, state: isInteractive ? 'interactive' : 'static', props, isDeferred: true };
}
