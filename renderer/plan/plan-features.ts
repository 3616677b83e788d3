import type { Problem } from '../errors/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Plan, PlannedItem, PlannedSlot } from './plan.ts';

/** A configured feature that was looked up: what it gets, or why it cannot be shown. */
export interface PlannableFeature {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

interface PlanFeatureOptions {
  readonly registry: Registry;
  readonly previous?: Pick<Plan, 'slots'> | undefined;
}

/** The slot of what floats, below all others. No layout knows it: its name is no author's. */
const FLOATING_SLOT = 'floating';

/** Puts floating features into a slot of their own. Without any there is no slot. */
export function planFloating(
  features: readonly PlannableFeature[],
  options: PlanFeatureOptions,
): PlannedSlot[] {
  if (features.length === 0) return [];
  const items = features.map((feature, index) =>
    planFeature(feature, { ...options, slot: FLOATING_SLOT, id: String(index), isDeferred: true }),
  );
  return [{ name: FLOATING_SLOT, items }];
}

interface PlanSlotFeatureOptions extends PlanFeatureOptions {
  readonly slot: string;
  /** Tells the features of one slot apart. */
  readonly id: string;
  /** True where nobody has come for it: it waits until the page has been there for a while. */
  readonly isDeferred?: boolean;
}

/** The component that says so in a feature's place where it fails. A registry may do without it. */
const FEATURE_PLACE = 'feature';

/**
 * A configured feature in a slot of its route, within the component that a page would put around
 * it: where the feature fails, that says so.
 */
export function planPlacedFeature(
  feature: PlannableFeature,
  options: PlanSlotFeatureOptions,
): PlannedItem {
  const { slot, id, registry, previous } = options;
  if (!registry.get('component', FEATURE_PLACE)) return planFeature(feature, options);
  const key = `${slot}/${id}/place`;
  const slotBefore = previous?.slots.find(({ name }) => name === slot);
  const before = slotBefore?.items.find((item) => item.key === key);
  const inner = { slots: [{ name: slot, items: before?.children ?? [] }] };
  const item = planFeature(feature, { ...options, previous: inner });
  const holder: PlannedItem = {
    kind: 'component',
    type: FEATURE_PLACE,
    key,
    pointer: '',
    state: item.state === 'interactive' ? 'interactive' : 'static',
    props: {},
    children: [item],
  };
  return before && JSON.stringify(before) === JSON.stringify(holder) ? before : holder;
}

/** A configured feature in its slot; the very object of before where nothing about it changed. */
export function planFeature(
  { name: type, props, problems }: PlannableFeature,
  { slot, id, registry, previous, isDeferred }: PlanSlotFeatureOptions,
): PlannedItem {
  // No author's id holds a slash, so no component of the page has this key.
  const holder = { kind: 'feature', type, key: `${slot}/${id}`, pointer: '' } as const;
  const { interactive, startsInView } = registry.get('feature', type) ?? {};
  const item: PlannedItem =
    problems.length > 0
      ? { ...holder, state: 'faulty', problems }
      : {
          ...holder,
          state: interactive ? 'interactive' : 'static',
          props,
          ...(isDeferred ? { isDeferred } : startsInView && { startsInView }),
        };
  const slotBefore = previous?.slots.find(({ name }) => name === slot);
  const before = slotBefore?.items.find(({ key }) => key === holder.key);
  // React renders nothing again where it gets the very object of before.
  return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
}
