import type { PageComponent, PageItem, PageZone } from './page-model.ts';

/**
 * The zones of a page with other values in the place of each component that may be shown, in the
 * order shown: a component comes before those inside it. Pauses after each.
 */
export function* mapComponents(
  zones: readonly PageZone[],
  propsOf: (component: PageComponent) => PageComponent['props'],
): Generator<void, PageZone[]> {
  const mapped: PageZone[] = [];
  for (const zone of zones) mapped.push({ ...zone, items: yield* mapItems(zone.items, propsOf) });
  return mapped;
}

/** The same for one list of a page. */
export function* mapItems(
  items: readonly PageItem[],
  propsOf: (component: PageComponent) => PageComponent['props'],
): Generator<void, PageItem[]> {
  const mapped: PageItem[] = [];
  for (const item of items) {
    if (item.state === 'faulty') mapped.push(item);
    else {
      const props = propsOf(item);
      const children = item.children && (yield* mapItems(item.children, propsOf));
      // One literal for each form: engines copy such an object much faster.
      if (children) mapped.push({ ...item, props, children });
      else mapped.push(props === item.props ? item : { ...item, props });
    }
    yield;
  }
  return mapped;
}
