import { FLEX_PAGE } from '../../content/flex-page.ts';
import { isRecord } from '../../is-record.ts';
import { missingFeature, unknownLayout } from '../../problems/catalogue.ts';
import { repeatedFlexPage } from '../../problems/route-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkTable } from './check-table.ts';
import { listRoutes } from './placed-routes.ts';

type Members = Readonly<Record<string, unknown>>;

const DEFAULT_LAYOUT = 'default';

/**
 * Finds slots of one route that name a feature which the route does not list, and a second slot
 * that names the flexible page.
 */
export function checkRoute(route: unknown, pointer = ''): Problem[] {
  const slots = slotFeatures(membersOf(route, 'slots'));
  const ofSlot = (slot: string) => featurePointer(pointer, slot);
  const [page, ...repeated] = slots.filter(({ feature }) => feature === FLEX_PAGE);
  return [
    ...slots.flatMap(({ slot, feature }) => missing(route, feature, ofSlot(slot))),
    ...(page ? repeated.map(({ slot }) => repeatedFlexPage(slot, page.slot, ofSlot(slot))) : []),
  ];
}

/** The names of the features that the slots of a route show, those of its layout included. */
export function listSlotFeatures(route: unknown, layouts: unknown): ReadonlySet<string> {
  const name = isRecord(route) ? (route['pageLayout'] ?? DEFAULT_LAYOUT) : '';
  const layout = isRecord(layouts) && typeof name === 'string' ? layouts[name] : undefined;
  const slots = { ...membersOf(layout, 'slots'), ...membersOf(route, 'slots') };
  return new Set(slotFeatures(slots).map(({ feature }) => feature));
}

/**
 * Does the same for every route of an experience, looks its layouts up, and checks the routes
 * together.
 */
export function checkExperience(experience: unknown): Problem[] {
  const { layouts, routes } = isRecord(experience) ? experience : {};
  if (!Array.isArray(routes)) return [];
  const ofEach = routes.flatMap((route: unknown, index) =>
    listRoutes(route, `/routes/${index}`, index).flatMap(({ own, members, pointer }) => {
      const named = { slots: own['slots'], features: members['features'] };
      // Layouts that are missing, or of a wrong type, are a problem of their own.
      const ofLayout = isRecord(layouts) ? checkLayout({ route: members, pointer }, layouts) : [];
      return [...checkRoute(named, pointer), ...ofLayout];
    }),
  );
  return [...ofEach, ...checkTable(routes)];
}

interface PlacedRoute {
  readonly route: unknown;
  readonly pointer: string;
}

/** A route that only redirects shows no layout. */
function checkLayout({ route, pointer }: PlacedRoute, layouts: Members): Problem[] {
  if (!isRecord(route) || 'redirect' in route || 'redirectToHome' in route) return [];
  const name = route['pageLayout'] ?? DEFAULT_LAYOUT;
  if (typeof name !== 'string') return [];
  if (!Object.hasOwn(layouts, name)) {
    return [unknownLayout(name, appendPointer(pointer, 'pageLayout'), Object.keys(layouts))];
  }

  const own = membersOf(route, 'slots');
  const inherited = slotFeatures(membersOf(layouts[name], 'slots')).filter(
    ({ slot }) => !Object.hasOwn(own, slot),
  );
  const pageOfLayout = inherited.find(({ feature }) => feature === FLEX_PAGE);
  const ownPages = slotFeatures(own).filter(({ feature }) => feature === FLEX_PAGE);
  return [
    ...inherited.flatMap(({ feature }) =>
      missing(route, feature, appendPointer(pointer, 'features')),
    ),
    ...ownPages.flatMap(({ slot }) =>
      pageOfLayout
        ? [repeatedFlexPage(slot, pageOfLayout.slot, featurePointer(pointer, slot))]
        : [],
    ),
  ];
}

function missing(route: unknown, feature: string, pointer: string): Problem[] {
  const features = isRecord(route) ? route['features'] : undefined;
  const listed = (Array.isArray(features) ? features : [])
    .map((each: unknown) => (isRecord(each) ? each['name'] : undefined))
    .filter((name) => typeof name === 'string');
  return listed.includes(feature) ? [] : [missingFeature(feature, pointer, listed)];
}

function featurePointer(route: string, slot: string): string {
  return appendPointer(appendPointer(appendPointer(route, 'slots'), slot), 'feature');
}

function slotFeatures(slots: Members): { slot: string; feature: string }[] {
  return Object.entries(slots).flatMap(([slot, content]) => {
    // One that has a shell part as well does not show its feature.
    const { shell, feature } = isRecord(content) ? content : {};
    return shell === undefined && typeof feature === 'string' ? [{ slot, feature }] : [];
  });
}

function membersOf(value: unknown, name: string): Members {
  const members = isRecord(value) ? value[name] : undefined;
  return isRecord(members) ? members : {};
}
