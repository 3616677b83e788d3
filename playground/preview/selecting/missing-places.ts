import { findSlot, type Plan, type PlanItem } from './items-on-page.ts';

/** A part of the page that is not shown, and why. */
export interface MissingPart {
  /** JSON pointer into the page response; '' for a part of the shell. */
  readonly pointer: string;
  readonly message: string;
}

/** The place of parts that are missing one behind the other. */
export interface MissingPlace {
  readonly parts: readonly MissingPart[];
  /** The slots beside it, where there are any. */
  readonly before: Element | undefined;
  readonly after: Element | undefined;
  /** The element that the parts would stand in, if that is on the screen. */
  readonly within: Element | undefined;
}

/** Returns the reason why an item is not shown; undefined for one that is. */
export type GetReason = (item: PlanItem) => string | undefined;

/** Finds where parts of a page are not shown, in the order of the page. */
export function findMissingPlaces(
  { slots }: Pick<Plan, 'slots'>,
  page: Element,
  getReason: GetReason = getPlannedReason,
): readonly MissingPlace[] {
  return slots.flatMap(({ name, items, zones }) => [
    ...placesIn(
      items,
      () => findIn(page, zones ? '#main' : selectorOf('data-slot', name)),
      getReason,
    ),
    ...(zones ?? []).flatMap((zone) =>
      placesIn(zone.items, () => findIn(page, selectorOf('data-zone', zone.name)), getReason),
    ),
  ]);
}

/** Returns the reason why a plan leaves an item out. */
export function getPlannedReason(item: PlanItem): string | undefined {
  return item.state === 'faulty' ? (item.problems[0]?.message ?? '') : undefined;
}

/** Nothing is looked for on the screen where nothing is missing. */
function placesIn(
  items: readonly PlanItem[],
  findWithin: () => Element | undefined,
  getReason: GetReason,
): readonly MissingPlace[] {
  const places: MissingPlace[] = [];
  const slotAt = (index: number) => {
    const [item, within] = [items[index], findWithin()];
    return item && within && findSlot(item.key, within);
  };
  for (let index = 0; index < items.length; index += 1) {
    const first = index;
    const parts: MissingPart[] = [];
    for (let item = items[index]; item; item = items[index]) {
      const message = getReason(item);
      if (message === undefined) break;
      parts.push({ pointer: item.pointer, message });
      index += 1;
    }
    if (parts.length > 0) {
      const [before, after] = [slotAt(first - 1), slotAt(index)];
      places.push({ parts, before, after, within: findWithin() });
    }
    const own = index;
    places.push(...placesIn(items[own]?.children ?? [], () => slotAt(own), getReason));
  }
  return places;
}

function findIn(page: Element, selector: string): Element | undefined {
  return page.querySelector(selector) ?? undefined;
}

function selectorOf(attribute: string, name: string): string {
  return `[${attribute}="${CSS.escape(name)}"]`;
}
