import type { Problem } from '../errors/index.ts';
import type { AnchorOf } from './anchors.ts';
import { isNoted, hasValues, buildComponent, type PageDependencies } from './build-component.ts';
import type { PageItem, PageZone, ZoneName } from './page-model.ts';
import type { SharedByPage } from './prepare-page.ts';
import { listAnchors, reuseAnchors, takeAnchors } from './reuse-anchors.ts';

const IN_ZONE = /^\/data\/(?<zone>\w+)\/flexComponents\/(?<place>\d+)/;

/** One zone whose components are not the same ones in the same order. */
export interface ZoneChange {
  readonly name: ZoneName;
  /** The components as they were written there, and as they are now. */
  readonly before: readonly unknown[];
  readonly now: readonly unknown[];
  /** Where a component stood before that is written now; undefined for a new one. */
  readonly from: (index: number) => number | undefined;
  /** Where those stand that have come or moved. */
  readonly added: readonly number[];
  /** Where those stood that have gone or moved. */
  readonly gone: readonly number[];
}

export interface ChangedComponents {
  /** All zones of the page. */
  readonly zones: readonly PageZone[];
  readonly shared: SharedByPage;
  /** Where something stands now; undefined where it stood in a component that has gone or moved. */
  readonly pointerNow: (pointer: string) => string | undefined;
  /** Has to be called where the page is shown. */
  readonly commit: () => void;
}

/**
 * Checks and prepares the few components of a page that are new, and keeps all others. Undefined
 * where those may depend on what changed, or something is wrong: then the whole page has to be made
 * anew.
 */
export function changeComponents(
  zones: readonly PageZone[],
  changes: readonly ZoneChange[],
  dependencies: PageDependencies,
): ChangedComponents | undefined {
  const { anchors: taken, noted } = dependencies.shared;
  const { gone, moved } = leavingOf(zones, changes);
  if ([...gone, ...moved].some(({ pointer }) => isNoted(dependencies.shared, pointer)))
    return undefined;
  if (!changes.every((change) => areComplete(change, dependencies))) return undefined;
  const anchorsGone = gone.flatMap(listAnchors);
  const isInPlace = findInPlace(changes) !== undefined;
  if (!isInPlace && taken.hasNumbers && [...anchorsGone, ...moved.flatMap(listAnchors)].length > 0)
    return undefined;

  // Of one that changed in its place the anchors stay, numbers included.
  const own = reuseAnchors(isInPlace ? anchorsGone : [], taken, anchorsGone);
  const changed = changeZones(zones, changes, { dependencies, anchorOf: own.anchorOf });
  const anchors = changed && own.anchors();
  if (!anchors) return undefined;
  const pointerNow = mapPointers(changes);
  return {
    zones: changed,
    shared: { anchors: taken, noted: new Set([...noted].map((each) => pointerNow(each) ?? each)) },
    pointerNow,
    commit: () => takeAnchors(taken, anchorsGone, anchors),
  };
}

/**
 * The one component that changed in its place, by the zone's name and its index there; undefined
 * where others differ too, or it came or went.
 */
export function findInPlace(
  changes: readonly Pick<ZoneChange, 'name' | 'added' | 'gone'>[],
): { readonly name: ZoneName; readonly index: number } | undefined {
  const [change, ...others] = changes;
  if (!change || others.length > 0) return undefined;
  const { name, added, gone } = change;
  const [index] = added;
  const isInPlace = added.length === 1 && gone.length === 1 && gone[0] === index;
  return isInPlace && index !== undefined ? { name, index } : undefined;
}

interface Leaving {
  readonly gone: readonly PageItem[];
  readonly moved: readonly PageItem[];
}

/** Returns the items that do not stay in their place among the others. */
function leavingOf(zones: readonly PageZone[], changes: readonly ZoneChange[]): Leaving {
  const gone: PageItem[] = [];
  const moved: PageItem[] = [];
  for (const change of changes) {
    const items = zones.find(({ name }) => name === change.name)?.items ?? [];
    const places = new Set(change.added.map(change.from));
    for (const indexBefore of change.gone) {
      const item = items[indexBefore];
      if (item) (places.has(indexBefore) ? moved : gone).push(item);
    }
  }
  return { gone, moved };
}

/** An incomplete macro is a problem that goes with its component. */
function areComplete({ before, gone }: ZoneChange, dependencies: PageDependencies): boolean {
  return gone.every((indexBefore) => hasValues(before[indexBefore], dependencies));
}

interface MakeContext {
  readonly dependencies: PageDependencies;
  readonly anchorOf: AnchorOf;
}

function changeZones(
  zones: readonly PageZone[],
  changes: readonly ZoneChange[],
  context: MakeContext,
): PageZone[] | undefined {
  const changed: PageZone[] = [];
  for (const zone of zones) {
    const change = changes.find(({ name }) => name === zone.name);
    const items = change ? changeItems(zone.items, change, context) : zone.items;
    if (!items) return undefined;
    changed.push(change ? { ...zone, items } : zone);
  }
  return changed;
}

function changeItems(
  before: readonly PageItem[],
  { name: zone, now, from }: ZoneChange,
  { dependencies, anchorOf }: MakeContext,
): PageItem[] | undefined {
  const items: PageItem[] = [];
  for (let index = 0; index < now.length; index += 1) {
    const indexBefore = from(index);
    const pointer = `/data/${zone}/flexComponents/${index}`;
    const reused = indexBefore === undefined ? undefined : before[indexBefore];
    const item = reused
      ? indexBefore === index
        ? reused
        : moveItem(reused, pointer)
      : buildComponent({ zone, pointer, written: now[index] }, dependencies, anchorOf);
    if (!item) return undefined;
    items.push(item);
  }
  return items;
}

/** The same component, in another place of its zone. */
function moveItem(item: PageItem, pointer: string): PageItem {
  return placedBelow(item, item.pointer.length, pointer);
}

function placedBelow(item: PageItem, length: number, at: string): PageItem {
  const pointer = at + item.pointer.slice(length);
  if (item.state === 'faulty') {
    const problems = item.problems.map((problem): Problem => ({
      ...problem,
      pointer: at + problem.pointer.slice(length),
    }));
    return { ...item, pointer, problems };
  }
  if (!item.children) return { ...item, pointer };
  return {
    ...item,
    pointer,
    children: item.children.map((child) => placedBelow(child, length, at)),
  };
}

/** Tells where in a zone those components stand now that stood there before. */
interface Moves {
  readonly name: string;
  readonly now: readonly unknown[];
  readonly from: (index: number) => number | undefined;
  readonly added: readonly number[];
}

/**
 * Gives the pointer to what a pointer led to before; undefined where that did not stay among its
 * neighbours.
 */
function mapPointers(zones: readonly Moves[]): (pointer: string) => string | undefined {
  const placesOf = new Map<string, ReadonlyMap<number, number>>();
  return (pointer) => {
    const { 0: whole = '', groups = {} } = IN_ZONE.exec(pointer) ?? {};
    const zone = zones.find(({ name }) => name === groups['zone']);
    if (!zone) return pointer;
    const places = placesOf.get(zone.name) ?? placesIn(zone);
    placesOf.set(zone.name, places);
    const indexBefore = places.get(Number(groups['place']));
    if (indexBefore === undefined) return undefined;
    return `/data/${zone.name}/flexComponents/${indexBefore}${pointer.slice(whole.length)}`;
  };
}

/** The place of now for each place of before. */
function placesIn({ now, from, added }: Moves): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const moved = new Set(added);
  for (let index = 0; index < now.length; index += 1) {
    const before = moved.has(index) ? undefined : from(index);
    if (before !== undefined) places.set(before, index);
  }
  return places;
}
