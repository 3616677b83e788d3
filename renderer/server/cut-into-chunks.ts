import type { ViewItem } from '../view/index.ts';

/**
 * So many values are rendered at once: some ten milliseconds of work. Each chunk also costs the
 * page around it.
 */
const VALUES_A_CHUNK = 30_000;

/**
 * The costs of an item and of an empty place beside the values, and how many characters of a text
 * cost as much as one value.
 */
const VALUES_AN_ITEM = 20;
const VALUES_A_PLACE = 1;
const CHARACTERS_A_VALUE = 500;

/** Where a run of items begins and ends. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
}

/** Cuts a list into runs of about the same work. One item is never cut. Pauses after each item. */
export function* cutIntoChunks(items: readonly ViewItem[]): Generator<void, Chunk[]> {
  const chunks: Chunk[] = [];
  let start = 0;
  let weight = 0;
  for (const index of items.keys()) {
    const item = items[index];
    // Holes stand for what is not rendered here.
    if (!item) continue;
    const own = weightOf(item);
    if (weight > 0 && weight + own > VALUES_A_CHUNK) {
      chunks.push({ start, end: index });
      start = index;
      weight = 0;
    }
    weight += own;
    yield;
  }
  if (start < items.length) chunks.push({ start, end: items.length });
  return chunks;
}

/** Counts the values that an item is rendered from, and stops once the item fills a chunk alone. */
function weightOf(item: ViewItem): number {
  if (item.state === 'faulty') return 0;
  if (!('props' in item)) return VALUES_A_PLACE;
  let weight = VALUES_AN_ITEM + weigh(item.props, VALUES_A_CHUNK);
  // It passes over holes, which stand for what is not rendered here.
  item.children?.forEach((child) => {
    if (weight <= VALUES_A_CHUNK) weight += weightOf(child);
  });
  return weight;
}

/**
 * Weighs a value. It makes no objects on the way, since it runs for every value. A value that has
 * been checked is at most 64 levels deep.
 */
function weigh(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + value.length / CHARACTERS_A_VALUE;
  if (typeof value !== 'object' || value === null) return 1;
  let weight = 1;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && weight < most; index += 1) {
      weight += weigh(value[index], most - weight);
    }
    return weight;
  }
  for (const member of Object.values(value)) {
    weight += weigh(member, most - weight);
    if (weight >= most) break;
  }
  return weight;
}
