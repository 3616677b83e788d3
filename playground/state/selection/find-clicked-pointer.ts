import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Draft } from '../document/draft.ts';
import { locateValue } from './find-place.ts';

/**
 * Finds the pointer in the text for a place that was clicked on the page. While the text is broken
 * or not read yet, the page is an older one, whose pointers may lead elsewhere in the text: then
 * the result is undefined, unless the very same value stands there.
 */
export function findClickedPointer(
  { text, lastGood, lastGoodText, isStale, needsParse = false }: Draft,
  pointer: string,
): string | undefined {
  if (!isStale && !needsParse) return pointer;
  const now = valueIn(text, pointer);
  const shown =
    lastGoodText === undefined ? valueBehind(lastGood, pointer) : valueIn(lastGoodText, pointer);
  return now !== undefined && JSON.stringify(now) === JSON.stringify(shown) ? pointer : undefined;
}

function valueIn(text: string, pointer: string): unknown {
  const place = locateValue(text, pointer);
  try {
    return place && JSON.parse(text.slice(place.start, place.end));
  } catch {
    return undefined;
  }
}

function valueBehind(value: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (holder, segment) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, segment)
        ? Reflect.get(holder, segment)
        : undefined,
    value,
  );
}
