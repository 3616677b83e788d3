import { splitPointer } from '#schemas/problems/pointer.ts';
import { listComponents } from '../../state/structure/component-lists.ts';
import type { ZoneWording } from '../words-over-page.ts';

/** The place of empty zones that no other zone stands between. */
export interface EmptyPlace {
  readonly zones: readonly Required<ZoneWording>[];
  /** The elements before and after it, in the element of all zones. */
  readonly before: Element | undefined;
  readonly after: Element | undefined;
}

/** Finds where zones of a page are empty, in the order of the page. */
export function findEmptyPlaces(
  response: unknown,
  zones: readonly ZoneWording[],
  main: Element,
): readonly EmptyPlace[] {
  const places: EmptyPlace[] = [];
  let empty: Required<ZoneWording>[] = [];
  let before = findHeading(main);
  const end = (after: Element | undefined) => {
    if (empty.length > 0) places.push({ zones: empty, before, after });
    empty = [];
  };
  for (const { pointer, text } of zones) {
    const element = findZone(pointer, main);
    if (element) {
      end(element);
      before = element;
    } else if (
      text !== undefined &&
      listComponents(response, `${pointer}/flexComponents`).length === 0
    ) {
      empty.push({ pointer, text });
    }
  }
  end(undefined);
  return places;
}

/** Finds the element of a zone, which a page has only where that shows something. */
function findZone(pointer: string, main: Element): Element | undefined {
  const name = CSS.escape(splitPointer(pointer).at(-1) ?? '');
  const zone = main.querySelector(`:scope > [data-zone="${name}"]`);
  return zone?.checkVisibility() ? zone : undefined;
}

/** A page without a header has a heading of its own, before all zones. */
function findHeading(main: Element): Element | undefined {
  return [...main.children].findLast((child) => !child.hasAttribute('data-zone'));
}
