/** A place of a component. */
export const SLOT = '.slot';

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
  return [readArea(area), ...listSteps(element, area, selector)].join('/');
}

/** Lists the steps from an area to an element in it, the outermost first. */
function listSteps(element: Element, area: Element | null, selector: string): string[] {
  const slot = findSlot(element);
  const inside = slot && (!area || area.contains(slot)) ? slot : undefined;
  const elements = [...(inside ?? area ?? element.ownerDocument).querySelectorAll(selector)];
  // Those of components inside are counted there.
  const index = elements.filter((each) => findSlot(each) === slot).indexOf(element);
  const around = inside ? [...listSteps(inside, area, SLOT), readType(inside)] : [];
  return [...around, String(index + 1)];
}

function findSlot({ parentElement }: Element): Element | null | undefined {
  return parentElement?.closest(SLOT);
}

/**
 * Reads the type of what stands in a slot. Those that stand in a run have no names, which would
 * make pages of many components too long; there the first class of a component's root is its type,
 * whatever anybody adds behind it.
 */
export function readType(slot: Element): string {
  return slot.getAttribute('data-type') ?? slot.firstElementChild?.classList[0] ?? '';
}

function readArea(area: Element | null): string {
  return area?.getAttribute('data-zone') ?? area?.getAttribute('data-slot') ?? 'page';
}
