import type { ViewItem, ViewPlan, ViewZone } from '../view/index.ts';

/** Renders a page at once. */
export type Render = (plan: ViewPlan) => string;

/**
 * The very HTML that rendering a plan at once gives, made in chunks with a pause after each. React
 * counts its ids by places in the tree. So a chunk is rendered in its own places of a page whose
 * other places are empty, which cost next to nothing, and taken out of it.
 */
export function* renderLarge(plan: ViewPlan, render: Render): Generator<void, string> {
  const zones = plan.slots.flatMap((slot) => slot.zones ?? []);
  const names = new Set(zones.map(({ name }) => name));
  // A zone that two slots show cannot be found by its element.
  if (names.size < zones.length) return render(plan);

  const chunks = new Map<ViewZone, readonly Chunk[]>();
  for (const zone of zones) chunks.set(zone, yield* cutIntoChunks(zone.items));
  if ([...chunks.values()].flat().length < 2) return render(plan);

  const empty = createEmptyPage(render(withZones(plan, () => [])));
  const texts: string[] = [];
  const shell = empty.withoutHints(render(withShell(plan)));
  let done = 0;
  for (const [zone, ownChunks] of chunks) {
    const inside = insideOf(zone, shell);
    texts.push(shell.slice(done, inside));
    done = inside;
    for (const chunk of ownChunks) {
      const only = (one: ViewZone) => (one === zone ? onlyChunk(zone, chunk) : []);
      texts.push(empty.takeOut(zone, render(withZones(plan, only))));
      yield;
    }
  }
  return [...empty.hints, ...texts, shell.slice(done)].join('');
}

/**
 * The elements of a page in which nothing stands, and what it takes to find something in others
 * like it.
 */
function createEmptyPage(html: string) {
  const first = html.slice(0, html.indexOf('>') + 1);
  const hints = new Set<string>();
  const withoutHints = (page: string): string => {
    const start = page.indexOf(first);
    // React puts what a browser should load early in front of a page.
    for (const hint of page.slice(0, start).split(/(?<=>)/)) hints.add(hint);
    return page.slice(start);
  };
  return {
    hints,
    withoutHints,
    /** Returns the HTML inside a zone of a page whose other places are empty. */
    takeOut(zone: ViewZone, page: string): string {
      const start = insideOf(zone, html);
      const own = withoutHints(page);
      return own.slice(start, own.length - (html.length - start));
    },
  };
}

/**
 * Where the inside of a zone's element begins. No text can hold its tag, since React escapes them
 * all.
 */
function insideOf({ name }: ViewZone, html: string): number {
  return html.indexOf('>', html.indexOf(`<div class="zone" data-zone="${name}"`)) + 1;
}

/** The shell, around zones in which nothing stands. */
function withShell(plan: ViewPlan): ViewPlan {
  const { slots } = withZones(plan, () => []);
  return {
    slots: slots.map((slot, index) => ({ ...slot, items: plan.slots[index]?.items ?? [] })),
  };
}

/** A page without its shell, in whose zones other items stand. */
function withZones(
  { slots, ...plan }: ViewPlan,
  itemsOf: (zone: ViewZone) => readonly ViewItem[],
): ViewPlan {
  return {
    ...plan,
    slots: slots.map(({ zones, ...slot }) => ({
      ...slot,
      items: [],
      ...(zones && { zones: zones.map((zone) => ({ ...zone, items: itemsOf(zone) })) }),
    })),
  };
}

/** A list of the same length, with holes instead of all other items. */
function onlyChunk({ items }: ViewZone, { start, end }: Chunk): ViewItem[] {
  const places: ViewItem[] = [];
  places.length = items.length;
  for (let index = start; index < end; index += 1) {
    const item = items[index];
    if (item) places[index] = item;
  }
  return places;
}

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
interface Chunk {
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
