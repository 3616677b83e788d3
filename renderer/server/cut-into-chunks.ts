import type { PlannedItem } from '../plan/index.ts';

/** So many values are rendered at once: a few milliseconds of work. */
const VALUES_A_CHUNK = 10_000;

/** What a part costs beside its values, and how many characters of a text cost as much as one. */
const VALUES_A_PART = 20;
const CHARACTERS_A_VALUE = 500;

/** Where a run of items begins and ends. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
}

/** Cuts a list into runs of about the same work. One item is never cut. Pauses after each item. */
export function* cutIntoChunks(items: readonly PlannedItem[]): Generator<void, Chunk[]> {
  const chunks: Chunk[] = [];
  let start = 0;
  let weight = 0;
  for (const [index, item] of items.entries()) {
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

/** How many values an item is rendered from; not counted further where it fills a chunk alone. */
function weightOf(item: PlannedItem): number {
  if (item.kind === 'fault') return 0;
  let weight = VALUES_A_PART;
  const waiting: unknown[] = [item.props, item.children];
  while (waiting.length > 0 && weight < VALUES_A_CHUNK) {
    const next = waiting.pop();
    weight += 1;
    if (typeof next === 'string') weight += next.length / CHARACTERS_A_VALUE;
    if (typeof next !== 'object' || next === null) continue;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return weight;
}
