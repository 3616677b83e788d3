import type { Problem } from '../errors/index.ts';
import type { PageItem } from './page-model.ts';

/** The same component, in another place of its zone. */
export function moveItem(item: PageItem, pointer: string): PageItem {
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

/** What says of a zone where its components stand now that stood there before. */
interface Moves {
  readonly name: string;
  readonly now: readonly unknown[];
  readonly from: (index: number) => number | undefined;
  readonly added: readonly number[];
}

const IN_ZONE = /^\/data\/(?<zone>\w+)\/flexComponents\/(?<place>\d+)/;

/**
 * Gives the pointer to what a pointer led to before; undefined where that did not stay among its
 * neighbours.
 */
export function mapPointers(zones: readonly Moves[]): (pointer: string) => string | undefined {
  const placesOf = new Map<string, ReadonlyMap<number, number>>();
  return (pointer) => {
    const { 0: whole = '', groups = {} } = IN_ZONE.exec(pointer) ?? {};
    const zone = zones.find(({ name }) => name === groups['zone']);
    if (!zone) return pointer;
    const places = placesOf.get(zone.name) ?? placesIn(zone);
    placesOf.set(zone.name, places);
    const place = places.get(Number(groups['place']));
    if (place === undefined) return undefined;
    return `/data/${zone.name}/flexComponents/${place}${pointer.slice(whole.length)}`;
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
