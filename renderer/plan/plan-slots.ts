import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import type { PageMeta } from '#schemas/generated/page-response.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { repeatedFlexPage } from '#schemas/problems/route-problems.ts';
import {
  footerMissing,
  navigationMissing,
  unknownEntry,
  type Problem,
  featureNotFound,
  noFeatureDefinitions,
} from '../errors/index.ts';
import type {
  ErrorMessage,
  PageContext,
  Presentation,
  Registry,
  TopBarMode,
} from '../registry/index.ts';
import { collectDescendants } from '../tree/index.ts';
import { hasHeader } from './page-headers.ts';
import { planFloating, planPlacedFeature, type PlannableFeature } from './plan-features.ts';
import type { Plan, PlannedItem, PlannedSlot, PlannedZone } from './plan.ts';
import type { SlotLayout } from './slot-layout.ts';

/**
 * The content of the main slot: a page's zones, which are none where the route shows no page, or
 * the message or the skeleton that takes its place.
 */
export type MainContent = LoadedContent | { readonly meta: PageMeta; readonly isSkeleton: true };

export type LoadedContent =
  | {
      readonly meta: PageMeta;
      readonly zones: readonly PlannedZone[];
      /** The offers among them that were chosen, each as `mbox:content`. */
      readonly offers?: readonly string[];
    }
  | { readonly meta: PageMeta; readonly message: ErrorMessage };

export interface PlanSlotsOptions {
  /** Says what stands in which slot. */
  readonly layout: SlotLayout;
  /** The names of the layouts that the experience has. */
  readonly layoutNames: readonly string[];
  readonly registry: Registry;
  readonly route: RouteConfig | undefined;
  readonly page: PageContext;
  /** The ways in which the page is presented; none where it has a window of its own. */
  readonly presentations?: readonly Presentation[] | undefined;
  /** The content of shell parts, by their type. */
  readonly shellData: ReadonlyMap<string, object>;
  /** The features of the route that its slots show, by their names. */
  readonly features?: ReadonlyMap<string, PlannableFeature>;
  /** Features that stand on every page, in no slot of the layout. */
  readonly floating?: readonly PlannableFeature[];
  readonly main: MainContent;
  /** The name of the page: the h1 of one that has no header. */
  readonly name: string;
  readonly previous?: Plan | undefined;
}

export interface PlannedSlots {
  readonly slots: readonly PlannedSlot[];
  /** The problems of layout, shell and features, each once. */
  readonly problems: readonly Problem[];
}

/** The shell part that says why there is no page. */
const ERROR_CARD = 'error-card';

/** The shell part that stands where the page will be. A registry may do without it. */
const SKELETON = 'page-skeleton';

/** The shell part that is the h1 of a page without a header. A registry may do without it. */
const PAGE_HEADING = 'page-heading';

const CONTENT_MISSING = {
  'navigation-missing': navigationMissing,
  'footer-missing': footerMissing,
};

/** Puts the shell, the page and features into the slots of the layout, from top to bottom. */
export function planSlots(options: PlanSlotsOptions): PlannedSlots {
  const { layout, layoutNames, floating = [], registry, previous } = options;
  const missing = findMissingFeatures(options);

  const slots = layout.order.map((name): PlannedSlot => {
    const { shell, mode } = layout.slots[name] ?? {};
    if (shell && isHidden(shell, options)) return { name, items: [] };
    if (shell) return { name, items: [shellItem({ type: shell, slot: name, mode }, options)] };
    if (name === layout.mainSlot) return planMainSlot(name, options, missing);
    const items = featureOf(name, options, missing);
    return { name, items, ...(items.length > 0 && { isComplementary: true }) };
  });
  slots.push(...planFloating(floating, { registry, previous }));
  const unknownLayout = layout.isKnown
    ? []
    : [unknownEntry('layout', layout.layoutName, layoutNames)];
  const ofPlace = [...unknownLayout, ...missing.values(), ...findRepeatedPages(options)];
  return { slots, problems: [...new Set([...ofPlace, ...slots.flatMap(problemsOfItems)])] };
}

/** The main landmark: the page, a feature in its place, or what says why there is neither. */
function planMainSlot(
  name: string,
  options: PlanSlotsOptions,
  missing: MissingFeatures,
): PlannedSlot {
  const { main } = options;
  if ('isSkeleton' in main) return { name, items: skeletonOf(name, options), zones: [] };
  if (!('zones' in main)) {
    return { name, items: [shellItem({ type: ERROR_CARD, slot: name }, options)], zones: [] };
  }
  const features = featureOf(name, options, missing);
  return { name, items: [...headingOf(name, options), ...features], zones: main.zones };
}

type MissingFeatures = ReadonlyMap<string, Problem>;

/** The feature that a slot names. Where it waits for who visits, a page has none of them yet. */
function featureOf(
  slot: string,
  options: PlanSlotsOptions,
  missing: MissingFeatures,
): readonly PlannedItem[] {
  const { layout, route, features, main, registry, previous } = options;
  const name = layout.slots[slot]?.feature;
  if (!route || name === undefined || name === FLEX_PAGE || 'isSkeleton' in main) return [];
  const problem = missing.get(name);
  const notFound = { name, props: {}, problems: problem ? [problem] : [] };
  const feature = features?.get(name) ?? notFound;
  return [planPlacedFeature(feature, { slot, id: name, registry, previous })];
}

function headingOf(slot: string, options: PlanSlotsOptions): readonly PlannedItem[] {
  const { main, registry } = options;
  const isWanted =
    'zones' in main && registry.get('shell', PAGE_HEADING) && !hasHeader(main.zones, registry);
  return isWanted ? [shellItem({ type: PAGE_HEADING, slot }, options)] : [];
}

function skeletonOf(slot: string, options: PlanSlotsOptions): readonly PlannedItem[] {
  const isKnown = options.registry.get('shell', SKELETON) !== undefined;
  return isKnown ? [shellItem({ type: SKELETON, slot }, options)] : [];
}

/**
 * Returns the problems of shell and features. Those of the page itself were reported when it was
 * checked.
 */
function problemsOfItems({ items }: PlannedSlot): readonly Problem[] {
  return collectDescendants(items).flatMap((item) =>
    item.state === 'faulty' ? item.problems : [],
  );
}

function isHidden(type: string, { registry, presentations = [] }: PlanSlotsOptions): boolean {
  const { hiddenIn = [] } = registry.get('shell', type) ?? {};
  return hiddenIn.some((one) => presentations.includes(one));
}

/** A part of the shell in its slot. */
interface ShellPlace {
  readonly type: string;
  readonly slot: string;
  readonly mode?: TopBarMode | undefined;
}

/** An item of the shell; the very object of before where nothing about it changed. */
function shellItem(shellPart: ShellPlace, options: PlanSlotsOptions): PlannedItem {
  const item = planShell(shellPart, options);
  const slotBefore = options.previous?.slots.find(({ name }) => name === shellPart.slot);
  const before = slotBefore?.items.find(({ key }) => key === item.key);
  return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
}

function planShell({ type, slot, mode }: ShellPlace, options: PlanSlotsOptions): PlannedItem {
  const { registry, page, shellData, main, name, presentations = [] } = options;
  // No author's id holds a slash, so no component of the page has this key.
  const shellPart = { kind: 'shell', type, key: `${slot}/${type}`, pointer: '' } as const;
  const entry = registry.get('shell', type);
  if (!entry) {
    const problem = unknownEntry('shell part', type, registry.types('shell'));
    return { ...shellPart, state: 'faulty', problems: [problem] };
  }

  const own = type === PAGE_HEADING ? { text: name } : shellData.get(type);
  const data = type === ERROR_CARD && 'message' in main ? main.message : own;
  if (!data && entry.withoutContent) {
    return { ...shellPart, state: 'faulty', problems: [CONTENT_MISSING[entry.withoutContent]()] };
  }
  const displayedMode = presentations.includes('standalone') ? 'standalone' : mode;
  return {
    ...shellPart,
    state: entry.interactive ? 'interactive' : 'static',
    props: {
      page: entry.interactive ? withoutAddress(page) : page,
      ...(data && { data }),
      ...(displayedMode && { mode: displayedMode }),
    },
    ...(entry.showsVisitor && page.session !== 'anonymous' && { showsVisitor: true }),
  };
}

function withoutAddress(page: PageContext): PageContext {
  const { address, ...others } = page;
  return address === undefined ? page : others;
}

/**
 * Says of each feature that a slot names why the route does not define it. A page that the route
 * only forgot to list is shown all the same: there is no other that its name could mean.
 */
function findMissingFeatures({ layout, route }: PlanSlotsOptions): MissingFeatures {
  const defined = (route?.features ?? []).map(({ name }) => name);
  const listed = layout.order.flatMap((slot) => layout.slots[slot]?.feature ?? []);
  const missing = listed.filter((name) => !defined.includes(name));
  if (!route || missing.length === 0) return new Map();
  const none = defined.length === 0 ? noFeatureDefinitions(route.pathPattern) : undefined;
  return new Map(missing.map((name) => [name, none ?? featureNotFound(name, defined)]));
}

/** A page stands in one slot: any other that names it stays empty. */
function findRepeatedPages({ layout, route }: PlanSlotsOptions): readonly Problem[] {
  const { order, slots, pageSlot } = layout;
  const repeated = order.filter((slot) => slot !== pageSlot && slots[slot]?.feature === FLEX_PAGE);
  return route && pageSlot !== undefined
    ? repeated.map((slot) => repeatedFlexPage(slot, pageSlot, '/routes'))
    : [];
}
