import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { PageMeta } from '#schemas/generated/page-response.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
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
import { hasHeader } from './page-headers.ts';
import { planFloating, type Floating } from './plan-floating.ts';
import type { Plan, PlannedItem, PlannedSlot, PlannedZone } from './plan.ts';

/**
 * The content of the main slot: a page's zones, or the message or the skeleton that takes their
 * place.
 */
export type MainContent = LoadedContent | { readonly meta: PageMeta; readonly isSkeleton: true };

export type LoadedContent =
  | { readonly meta: PageMeta; readonly zones: readonly PlannedZone[] }
  | { readonly meta: PageMeta; readonly message: ErrorMessage };

export interface PlanSlotsOptions {
  readonly layouts: ExperienceConfig['layouts'];
  readonly registry: Registry;
  readonly route: RouteConfig | undefined;
  readonly page: PageContext;
  /** The ways in which the page is presented; none where it has a window of its own. */
  readonly presentations?: readonly Presentation[] | undefined;
  /** The content of shell parts, by their type. */
  readonly shellData: ReadonlyMap<string, object>;
  /** Features that stand on every page, in no slot of the layout. */
  readonly floating?: readonly Floating[];
  readonly main: MainContent;
  /** The name of the page: the h1 of one that has no header. */
  readonly name: string;
  readonly previous?: Plan | undefined;
}

export interface PlannedSlots {
  readonly slots: readonly PlannedSlot[];
  /** The problems of layout and shell, each once. */
  readonly problems: readonly Problem[];
}

/** The slot that a page fills where neither layout nor route says otherwise. */
const MAIN_SLOT = 'main';

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

/** Puts the shell and the page into the slots of the layout, from top to bottom. */
export function planSlots(options: PlanSlotsOptions): PlannedSlots {
  const { layouts, route, main, floating = [], registry, previous } = options;
  const name = route?.pageLayout ?? 'default';
  const layout = Object.hasOwn(layouts, name) ? layouts[name] : undefined;
  const configured = { ...layout?.slots, ...route?.slots };

  const slots = (layout?.order ?? [MAIN_SLOT]).map((slot): PlannedSlot => {
    const { shell, mode } = configured[slot] ?? {};
    if (shell && isHidden(shell, options)) return { name: slot, items: [] };
    if (shell) return { name: slot, items: [shellItem({ type: shell, slot, mode }, options)] };
    if (slot !== MAIN_SLOT && !configured[slot]?.feature) return { name: slot, items: [] };
    if ('zones' in main) return { name: slot, items: headingOf(options), zones: main.zones };
    if ('isSkeleton' in main) return { name: slot, items: skeletonOf(options), zones: [] };
    return { name: slot, items: [shellItem({ type: ERROR_CARD, slot }, options)], zones: [] };
  });
  slots.push(...planFloating(floating, { registry, previous }));
  const unknownLayout = layout ? [] : [unknownEntry('layout', name, Object.keys(layouts))];
  const wrongFeatures = checkFeatures(route, configured);
  const ofShell = slots.flatMap(problemsOfShell);
  return { slots, problems: [...unknownLayout, ...wrongFeatures, ...ofShell] };
}

function headingOf(options: PlanSlotsOptions): readonly PlannedItem[] {
  const { main, registry } = options;
  const isWanted =
    'zones' in main && registry.get('shell', PAGE_HEADING) && !hasHeader(main.zones, registry);
  return isWanted ? [shellItem({ type: PAGE_HEADING, slot: MAIN_SLOT }, options)] : [];
}

function skeletonOf(options: PlanSlotsOptions): readonly PlannedItem[] {
  const isKnown = options.registry.get('shell', SKELETON) !== undefined;
  return isKnown ? [shellItem({ type: SKELETON, slot: MAIN_SLOT }, options)] : [];
}

/**
 * Returns the problems of the shell. Those of the page itself were reported when it was checked.
 */
function problemsOfShell({ items }: PlannedSlot): readonly Problem[] {
  return items.flatMap((item) => (item.state === 'faulty' ? item.problems : []));
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
function shellItem(place: ShellPlace, options: PlanSlotsOptions): PlannedItem {
  const item = planShell(place, options);
  const before = options.previous?.slots.find(({ name }) => name === place.slot)?.items[0];
  return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
}

function planShell({ type, slot, mode }: ShellPlace, options: PlanSlotsOptions): PlannedItem {
  const { registry, page, shellData, main, name, presentations = [] } = options;
  // No author's id holds a slash, so no component of the page has this key.
  const place = { kind: 'shell', type, key: `${slot}/${type}`, pointer: '' } as const;
  const entry = registry.get('shell', type);
  if (!entry) {
    const problem = unknownEntry('shell part', type, registry.types('shell'));
    return { ...place, state: 'faulty', problems: [problem] };
  }

  const own = type === PAGE_HEADING ? { text: name } : shellData.get(type);
  const data = type === ERROR_CARD && 'message' in main ? main.message : own;
  if (!data && entry.withoutContent) {
    return { ...place, state: 'faulty', problems: [CONTENT_MISSING[entry.withoutContent]()] };
  }
  const displayedMode = presentations.includes('standalone') ? 'standalone' : mode;
  return {
    ...place,
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

type Slots = Readonly<Record<string, { readonly feature?: string } | undefined>>;

/** Returns the problems of the features that the slots of a route name. Each is warned of once. */
function checkFeatures(route: RouteConfig | undefined, slots: Slots): Problem[] {
  if (!route) return [];
  const asked = new Set(Object.values(slots).flatMap((slot) => slot?.feature ?? []));
  const defined = (route.features ?? []).map(({ name }) => name);
  if (asked.size > 0 && defined.length === 0) return [noFeatureDefinitions(route.pathPattern)];
  return [...asked]
    .filter((name) => !defined.includes(name))
    .map((name) => featureNotFound(name, defined));
}
