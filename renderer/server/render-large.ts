import type { ViewItem, ViewPlan, ViewZone } from '../view/index.ts';
import { cutIntoChunks, type Chunk } from './cut-into-chunks.ts';

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
  { slots }: ViewPlan,
  itemsOf: (zone: ViewZone) => readonly ViewItem[],
): ViewPlan {
  return {
    slots: slots.map(({ name, zones }) => ({
      name,
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
