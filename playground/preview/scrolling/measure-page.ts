import { findSlot, type Plan } from '../selecting/items-on-page.ts';
import type { PageMeasure } from './scroll-position.ts';

/** It stands beside the others in wide windows: its parts come to the top together with theirs. */
const ZONE_BESIDE = 'complementaryZone';

/** Measures where the components of a page stand that are one below the other. */
export function measurePage({ slots }: Pick<Plan, 'slots'>, page: Element): PageMeasure {
  const { defaultView: window, documentElement } = page.ownerDocument;
  const scrolled = window?.scrollY ?? 0;
  const tops = slots
    .flatMap(({ zones = [] }) => zones)
    .filter(({ name }) => name !== ZONE_BESIDE)
    .flatMap(({ name, items }) => {
      const zone = page.querySelector(`[data-zone="${CSS.escape(name)}"]`);
      return items.flatMap(({ key, pointer }) => {
        const slot = zone && findSlot(key, zone);
        return slot ? [{ pointer, top: slot.getBoundingClientRect().top + scrolled }] : [];
      });
    });
  return { tops: tops.toSorted((a, b) => a.top - b.top), height: documentElement.scrollHeight };
}
