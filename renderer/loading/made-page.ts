import { withTypesInside } from '#schemas/component-types.ts';
import { isEqual } from '#schemas/is-equal.ts';
import { isRecord } from '#schemas/is-record.ts';
import {
  componentsOf,
  PAGE_LIMITS,
  sizeOfComponent,
  ZONE_NAMES,
  type FittedPage,
  type PageSize,
} from '#schemas/page-limits.ts';
import { changeComponent, type PageItem, type PageMeans, type PageModel } from '../page/index.ts';
import { isLarge } from './is-large.ts';

/** A page with all that it was made of, so that another one can be made of what both have in common. */
export interface MadePage extends PageMeans {
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

export interface ChangedPage {
  readonly made: MadePage;
  readonly isLarge: boolean;
  /** Where its one component stands that differs; left out where all of it is equal. */
  readonly place?: ModelPlace;
}

/** Written in another place than components, or in several: what differs between two responses. */
const MUCH = 'much';

/**
 * Makes a page of another response, of which at most one component differs. Undefined where more does, or others
 * depend on it. `takePlace` has to be called where the page is shown: until then the page before can be changed.
 */
export function changePage(
  before: MadePage,
  response: object,
): (ChangedPage & { readonly takePlace: () => void }) | undefined {
  const difference = differenceOf(before.response, response);
  if (difference === MUCH) return undefined;
  if (!difference) {
    const { fitted } = before;
    const made = { ...before, response };
    return { made, isLarge: isLarge(fitted), takePlace: () => {} };
  }
  const { name, index, writtenBefore } = difference;
  const zone = before.model.zones.findIndex((each) => each.name === name);
  const item = before.model.zones[zone]?.items[index];
  const written = withTypesInside(difference.written);
  const fitted = item && fittedWith(before.fitted, withTypesInside(writtenBefore), written);
  if (!fitted) return undefined;
  const changed = changeComponent({ zone: name, before: item, writtenBefore, written }, before);
  if (!changed) return undefined;

  const model = withItem(before.model, { zone, index }, changed.item);
  return {
    made: { ...before, response, fitted, model },
    isLarge: isLarge(fitted),
    place: { zone, index },
    takePlace: changed.takePlace,
  };
}

interface Difference {
  readonly name: (typeof ZONE_NAMES)[number];
  readonly index: number;
  readonly writtenBefore: unknown;
  readonly written: unknown;
}

/** Most of what a patch left as it was is the very same object, which costs nothing to compare. */
function differenceOf(before: object, response: object): Difference | typeof MUCH | undefined {
  const data = 'data' in before ? before.data : undefined;
  const dataNow = 'data' in response ? response.data : undefined;
  if (!isRecord(data) || !isRecord(dataNow)) return MUCH;
  if (data === dataNow) return haveEqual(before, response, []) ? undefined : MUCH;
  if (!haveEqual(before, response, ['data'])) return MUCH;
  if (!haveEqual(data, dataNow, ZONE_NAMES)) return MUCH;

  let found: Difference | undefined;
  for (const name of ZONE_NAMES) {
    const [zone, zoneNow] = [data[name], dataNow[name]];
    if (zone === zoneNow) continue;
    if (!isRecord(zone) || !isRecord(zoneNow)) return MUCH;
    if (!haveEqual(zone, zoneNow, ['flexComponents'])) return MUCH;
    const [components, componentsNow] = [componentsOf(zone), componentsOf(zoneNow)];
    if (components.length !== componentsNow.length) return MUCH;
    for (let index = 0; index < components.length; index += 1) {
      const [writtenBefore, written] = [components[index], componentsNow[index]];
      if (writtenBefore === written || isEqual(writtenBefore, written)) continue;
      if (found) return MUCH;
      found = { name, index, writtenBefore, written };
    }
  }
  return found;
}

/** Whether two objects have the same members in the same order, equal but for the ones named. */
function haveEqual(one: object, other: object, except: readonly string[]): boolean {
  const [members, membersNow] = [Object.entries(one), Object.entries(other)];
  return (
    members.length === membersNow.length &&
    members.every(([name, value], index) => {
      const [nameNow, valueNow] = membersNow[index] ?? [];
      return name === nameNow && (except.includes(name) || isEqual(value, valueNow));
    })
  );
}

/** What the limits say of a page with another component; undefined where one of them has a word in it. */
function fittedWith(
  { beyond, tooLarge, size, values, types }: MadePage['fitted'],
  before: unknown,
  written: unknown,
): MadePage['fitted'] | undefined {
  if (beyond.length > 0 || tooLarge.length > 0) return undefined;
  const old = sizeOfComponent(before);
  const own = sizeOfComponent(written);
  const sum: PageSize = {
    components: size.components - old.size.components + own.size.components,
    items: size.items - old.size.items + own.size.items,
    text: size.text - old.size.text + own.size.text,
  };
  const fits =
    sum.components <= PAGE_LIMITS.components &&
    sum.items <= PAGE_LIMITS.items &&
    sum.text <= PAGE_LIMITS.text;
  if (!fits || ![...own.types].every((type) => types.has(type))) return undefined;
  return { beyond, tooLarge, size: sum, values: values - old.values + own.values, types };
}

function withItem(model: PageModel, { zone, index }: ModelPlace, item: PageItem): PageModel {
  const zones = model.zones.map((each, at) =>
    at === zone ? { ...each, items: each.items.with(index, item) } : each,
  );
  return { ...model, zones };
}
