import { addInnerTypes } from '#schemas/component-types.ts';
import {
  PAGE_LIMITS,
  measureComponent,
  type FittedPage,
  type PageSize,
} from '#schemas/page-limits.ts';
import {
  changeComponent,
  changeComponents,
  type ChangedComponents,
  type PageItem,
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
  const [zone, ...others] = zones;
  if (!zone) {
    const snapshot = { ...before, response };
    return { ...NOTHING, snapshot, isLarge: isLarge(before.fitted) };
  }
  const [index] = zone.added;
  const isInPlace = zone.added.length === 1 && zone.gone.length === 1 && zone.gone[0] === index;
  return isInPlace && others.length === 0 && index !== undefined
    ? withOneChange(before, response, { ...zone, index })
    : rearranged(before, response, zones);
}

const NOTHING = { count: 0, pointerNow: (pointer: string) => pointer, commit: () => undefined };

function withOneChange(
  before: PageSnapshot,
  response: object,
  { name, index, ...written }: ChangedZone & { readonly index: number },
): ChangedPage | undefined {
  const zone = before.model.zones.findIndex((each) => each.name === name);
  const item = before.model.zones[zone]?.items[index];
  const own = addInnerTypes(written.now[index]);
  const writtenBefore = written.before[index];
  const fitted = item && fittedWith(before.fitted, [addInnerTypes(writtenBefore)], [own]);
  if (!fitted) return undefined;
  const change = { zone: name, before: item, writtenBefore, written: own };
  const changed = changeComponent(change, before);
  if (!changed) return undefined;

  const model = withItem(before.model, { zone, index }, changed.item);
  const { pointer } = item;
  return {
    snapshot: { ...before, response, fitted, model },
    isLarge: isLarge(fitted),
    count: 1,
    position: { zone, index },
    pointerNow: (each) => (isWithin(each, pointer) ? undefined : each),
    commit: changed.commit,
  };
}

function isWithin(pointer: string, component: string): boolean {
  return pointer === component || pointer.startsWith(`${component}/`);
}

function rearranged(
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
  return {
    snapshot: { ...before, response, fitted, model, shared },
    isLarge: isLarge(fitted),
    count: counts.reduce((sum, each) => sum + each, 0),
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

function withItem(model: PageModel, { zone, index }: ModelPlace, item: PageItem): PageModel {
  const zones = model.zones.map((each, at) =>
    at === zone ? { ...each, items: each.items.with(index, item) } : each,
  );
  return { ...model, zones };
}
