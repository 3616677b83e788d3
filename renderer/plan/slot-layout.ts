import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';

type SlotConfig = NonNullable<RouteConfig['slots']>[string];

/** The slot that a page fills where neither layout nor route says otherwise. */
const MAIN_SLOT = 'main';

const DEFAULT_LAYOUT = 'default';

/**
 * The content of the slots of a route: its own where it says so, else what its layout says.
 */
export interface SlotLayout {
  readonly layoutName: string;
  /** False where the experience has no layout of that name: then there is a main slot alone. */
  readonly isKnown: boolean;
  /** The names of the slots, from top to bottom. */
  readonly order: readonly string[];
  readonly slots: Readonly<Record<string, SlotConfig | undefined>>;
  /** The slot of the flexible page; undefined where the route shows none. */
  readonly pageSlot: string | undefined;
  /** The slot that is the main landmark: that of the page, else of what stands there instead. */
  readonly mainSlot: string | undefined;
  /** The names of the features that slots show beside the flexible page, each once. */
  readonly features: ReadonlySet<string>;
}

/** Decides what stands in the slots of a route; without a route, in those of the default layout. */
export function resolveSlots(
  layouts: ExperienceConfig['layouts'],
  route: Pick<RouteConfig, 'pageLayout' | 'slots'> | undefined,
): SlotLayout {
  const layoutName = route?.pageLayout ?? DEFAULT_LAYOUT;
  const layout = Object.hasOwn(layouts, layoutName) ? layouts[layoutName] : undefined;
  const order = layout?.order ?? [MAIN_SLOT];
  const slots = { ...layout?.slots, ...route?.slots };
  const featureIn = (slot: string) => (slots[slot]?.shell ? undefined : slots[slot]?.feature);
  const hasMain = order.includes(MAIN_SLOT) && !slots[MAIN_SLOT]?.shell;
  const isMainFree = hasMain && featureIn(MAIN_SLOT) === undefined;

  const named = order.find((slot) => featureIn(slot) === FLEX_PAGE);
  const pageSlot = named ?? (isMainFree ? MAIN_SLOT : undefined);
  const others = order.flatMap((slot) => featureIn(slot) ?? []);
  return {
    layoutName,
    isKnown: layout !== undefined,
    order,
    slots,
    pageSlot,
    mainSlot: pageSlot ?? (hasMain ? MAIN_SLOT : order.find((slot) => featureIn(slot))),
    features: new Set(others.filter((name) => name !== FLEX_PAGE)),
  };
}
