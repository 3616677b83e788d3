const SLOT = '.slot';

/** A zone of the page, or a slot of the layout around it. */
const AREA = '[data-zone], [data-slot]';

/**
 * Describes where an element stands on its page, such as `flexZone/2/cards/1/service-card/1`: its
 * zone or the slot of its layout, for each component around it which one it is there and its type,
 * and which of the elements of that component it is, of those that a selector names. A position
 * says nothing of language or content.
 */
export function locateElement(element: Element, selector: string): string {
  const area = element.closest(AREA);
  const slots = listSlots(element, area);
  const parts = slots.flatMap((slot, index) => {
    const around = index === 0 ? area : slots[index - 1];
    return [String(countFrom(slot, around, SLOT)), readType(slot)];
  });
  const last = countFrom(element, slots.at(-1) ?? area, selector);
  return [readArea(area), ...parts, last].join('/');
}

/** Lists the slots around an element that stand in an area, the outermost first. */
function listSlots(element: Element, area: Element | null): Element[] {
  const slot = findSlot(element);
  if (!slot || (area && !area.contains(slot))) return [];
  return [...listSlots(slot, area), slot];
}

function findSlot({ parentElement }: Element): Element | null | undefined {
  return parentElement?.closest(SLOT);
}

/** Returns which of its kind an element is inside of another, from 1 on, nested ones aside. */
function countFrom(element: Element, around: Element | null | undefined, selector: string): number {
  const inside = [...(around ?? element.ownerDocument).querySelectorAll(selector)];
  const own = findSlot(element);
  return inside.filter((one) => findSlot(one) === own).indexOf(element) + 1;
}

/**
 * Reads the type of what stands in a slot. Those that stand in a run have no names; the class of
 * each component's root ends with its type.
 */
export function readType(slot: Element): string {
  return (
    slot.getAttribute('data-type') ?? [...(slot.firstElementChild?.classList ?? [])].at(-1) ?? ''
  );
}

function readArea(area: Element | null): string {
  return area?.getAttribute('data-zone') ?? area?.getAttribute('data-slot') ?? 'page';
}
