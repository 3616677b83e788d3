import { addInnerTypes } from '#schemas/component-types.ts';
import {
  PAGE_LIMITS,
  measureComponent,
  type FittedPage,
  type PageSize,
} from '#schemas/page-limits.ts';
import {
  changeComponents,
  findInPlace,
  type ChangedComponents,
  type PageDependencies,
  type PageModel,
} from '../page/index.ts';
import { findChangedZones, type ChangedZone } from './find-changed-zones.ts';
import { isLarge } from './is-large.ts';

/**
 * A page with all that it was made of, so that another one can be made of what both have in common.
 */
export interface PageSnapshot extends PageDependencies {
  readonly response: object;
  readonly fitted: Pick<FittedPage, 'beyond' | 'tooLarge' | 'size' | 'values' | 'types'>;
  /** Prepared. */
  readonly model: PageModel;
}

/** The place of a component in a model. */
export interface ModelPlace {
  readonly zone: number;
  readonly index: number;
}

export interface ChangedPage extends Pick<ChangedComponents, 'pointerNow' | 'commit'> {
  readonly snapshot: PageSnapshot;
  readonly isLarge: boolean;
  /** How many components came, went, moved or changed. */
  readonly count: number;
  /**
   * Where the one component stands that changed in its place; left out where that is not all, or
   * none did.
   */
  readonly position?: ModelPlace;
}

/**
 * Makes a page of another response, of which few components differ. Undefined where more does, or
 * others depend on what differs.
 */
export function changePage(before: PageSnapshot, response: object): ChangedPage | undefined {
  const zones = findChangedZones(before.response, response);
  if (!zones) return undefined;
  return zones.length === 0
    ? { ...NOTHING, snapshot: { ...before, response }, isLarge: isLarge(before.fitted) }
    : changeZones(before, response, zones);
}

const NOTHING = { count: 0, pointerNow: (pointer: string) => pointer, commit: () => undefined };

function changeZones(
  before: PageSnapshot,
  response: object,
  zones: readonly ChangedZone[],
): ChangedPage | undefined {
  // A zone that comes or goes as a whole is decided on with the whole page.
  if (!zones.every((zone) => zone.before.length > 0 && zone.now.length > 0)) return undefined;
  const typed = zones.map((zone) => ({ ...zone, now: withTypesAt(zone.now, zone.added) }));
  const fitted = fittedWith(
    before.fitted,
    zones.flatMap((zone) => zone.gone.map((position) => addInnerTypes(zone.before[position]))),
    typed.flatMap(({ now, added }) => added.map((position) => now[position])),
  );
  if (!fitted) return undefined;
  const changed = changeComponents(before.model.zones, typed, before);
  if (!changed) return undefined;

  const { shared, pointerNow, commit } = changed;
  const model = { ...before.model, zones: changed.zones };
  const counts = zones.map(({ added, gone }) => Math.max(added.length, gone.length));
  const inPlace = findInPlace(zones);
  const zone = model.zones.findIndex(({ name }) => name === inPlace?.name);
  return {
    snapshot: { ...before, response, fitted, model, shared },
    isLarge: isLarge(fitted),
    count: counts.reduce((sum, each) => sum + each, 0),
    ...(inPlace && { position: { zone, index: inPlace.index } }),
    pointerNow,
    commit,
  };
}

function withTypesAt(components: readonly unknown[], places: readonly number[]): unknown[] {
  const typed = [...components];
  for (const position of places) typed[position] = addInnerTypes(typed[position]);
  return typed;
}

/**
 * Returns the measures of a page with other components in it; undefined where the page was or is
 * beyond a limit, or has a type of component that it did not have.
 */
function fittedWith(
  { beyond, tooLarge, size, values: valuesBefore, types }: PageSnapshot['fitted'],
  gone: readonly unknown[],
  added: readonly unknown[],
): PageSnapshot['fitted'] | undefined {
  if (beyond.length > 0 || tooLarge.length > 0) return undefined;
  const sum: PageSize = { ...size };
  let values = valuesBefore;
  const count = (component: unknown, sign: 1 | -1) => {
    const own = measureComponent(component);
    sum.components += sign * own.size.components;
    sum.items += sign * own.size.items;
    sum.text += sign * own.size.text;
    values += sign * own.values;
    return own;
  };
  gone.forEach((component) => count(component, -1));
  const hasTypes = added.every((component) =>
    [...count(component, 1).types].every((type) => types.has(type)),
  );
  const fits =
    sum.components <= PAGE_LIMITS.components &&
    sum.items <= PAGE_LIMITS.items &&
    sum.text <= PAGE_LIMITS.text;
  return hasTypes && fits ? { beyond, tooLarge, size: sum, values, types } : undefined;
}
