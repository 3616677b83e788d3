import { isRecord } from '../../is-record.ts';
import { missingFeature, unknownLayout } from '../../problems/catalogue.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkTable } from './check-table.ts';

type Members = Readonly<Record<string, unknown>>;

const DEFAULT_LAYOUT = 'default';

/** Finds slots of one route that name a feature which the route does not list. */
export function checkRoute(route: unknown, pointer = ''): Problem[] {
  const slots = membersOf(route, 'slots');
  return slotFeatures(slots).flatMap(({ slot, feature }) =>
    missing(
      route,
      feature,
      appendPointer(appendPointer(appendPointer(pointer, 'slots'), slot), 'feature'),
    ),
  );
}

/**
 * Does the same for every route of an experience, looks its layouts up, and checks the routes
 * together.
 */
export function checkExperience(experience: unknown): Problem[] {
  const { layouts, routes } = isRecord(experience) ? experience : {};
  if (!Array.isArray(routes)) return [];
  const ofEach = routes.flatMap((route: unknown, index) => {
    const pointer = `/routes/${index}`;
    // Layouts that are missing, or of a wrong type, are a problem of their own.
    const ofLayout = isRecord(layouts) ? checkLayout({ route, pointer }, layouts) : [];
    return [...checkRoute(route, pointer), ...ofLayout];
  });
  return [...ofEach, ...checkTable(routes)];
}

interface PlacedRoute {
  readonly route: unknown;
  readonly pointer: string;
}

/** A route that only redirects shows no layout. */
function checkLayout({ route, pointer }: PlacedRoute, layouts: Members): Problem[] {
  if (!isRecord(route) || 'redirect' in route) return [];
  const name = route['pageLayout'] ?? DEFAULT_LAYOUT;
  if (typeof name !== 'string') return [];
  if (!Object.hasOwn(layouts, name)) {
    return [unknownLayout(name, appendPointer(pointer, 'pageLayout'), Object.keys(layouts))];
  }

  const own = membersOf(route, 'slots');
  const inherited = slotFeatures(membersOf(layouts[name], 'slots'));
  return inherited
    .filter(({ slot }) => !Object.hasOwn(own, slot))
    .flatMap(({ feature }) => missing(route, feature, appendPointer(pointer, 'features')));
}

function missing(route: unknown, feature: string, pointer: string): Problem[] {
  const features = isRecord(route) ? route['features'] : undefined;
  const listed = (Array.isArray(features) ? features : [])
    .map((each: unknown) => (isRecord(each) ? each['name'] : undefined))
    .filter((name) => typeof name === 'string');
  return listed.includes(feature) ? [] : [missingFeature(feature, pointer, listed)];
}

function slotFeatures(slots: Members): { slot: string; feature: string }[] {
  return Object.entries(slots).flatMap(([slot, content]) => {
    const feature = isRecord(content) ? content['feature'] : undefined;
    return typeof feature === 'string' ? [{ slot, feature }] : [];
  });
}

function membersOf(value: unknown, name: string): Members {
  const members = isRecord(value) ? value[name] : undefined;
  return isRecord(members) ? members : {};
}
