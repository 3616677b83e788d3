import { splitPointer, appendPointer } from '#schemas/problems/pointer.ts';
import { MAX_DEPTH } from '#schemas/limits.ts';
import {
  endOfValue,
  isContainer,
  isObject,
  findMember,
  iterateMembers,
  startOfText,
} from '../../json-text/members.ts';
import type { Draft } from '../document/draft.ts';

/**
 * Finds the pointer in the text for a place that was clicked on the page. While the text is broken
 * or not read yet, the page is an older one, whose pointers may lead elsewhere in the text: then
 * the result is undefined, unless the very same value stands there.
 */
export function findClickedPointer(
  { text, lastGood, lastGoodText, status }: Draft,
  pointer: string,
): string | undefined {
  if (status === 'read') return pointer;
  const now = valueIn(text, pointer);
  const displayed =
    lastGoodText === undefined ? valueBehind(lastGood, pointer) : valueIn(lastGoodText, pointer);
  return now !== undefined && JSON.stringify(now) === JSON.stringify(displayed)
    ? pointer
    : undefined;
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

/** A component in a text. */
interface ComponentPlace {
  readonly pointer: string;
  /** The offset of its opening brace. */
  readonly start: number;
}

/** The component and member at an offset of a page. */
export interface Found {
  /** JSON pointer to the innermost component there. */
  readonly component: string;
  /** JSON pointer to the member of it that is there; left out where the component itself is. */
  readonly member?: string;
  /** The offset where the component begins. */
  readonly start: number;
}

/**
 * Finds the innermost component around an offset, and its member there. Returns undefined where
 * there is no component.
 */
export function findComponent(text: string, offset: number): Found | undefined {
  return innermost(text, offset, { pointer: '', start: startOfText(text) });
}

/**
 * Does the same within a component that is known, without reading the text before it. Returns
 * undefined where the offset lies outside of the component.
 */
export function findComponentWithin(
  text: string,
  offset: number,
  outer: ComponentPlace,
): Found | undefined {
  if (offset < outer.start || !isObject(text, outer.start)) return undefined;
  return offset <= endOfValue(text, outer.start) ? innermost(text, offset, outer) : undefined;
}

/**
 * Finds the span of the value under a JSON pointer in a text: of a member, with its name. Returns
 * undefined where there is none.
 */
export function locateValue(
  text: string,
  pointer: string,
): { readonly nameStart: number; readonly start: number; readonly end: number } | undefined {
  const root = startOfText(text);
  let place = { nameStart: root, start: root, end: text.length };
  for (const segment of splitPointer(pointer)) {
    const member = findMember(text, place.start, segment);
    if (!member) return undefined;
    place = member;
  }
  return place;
}

/** The component that a pointer leads to or into, and the member of it, as a text has them. */
export function resolveComponent(text: string, pointer: string): Omit<Found, 'start'> | undefined {
  let place = '';
  let component: string | undefined;
  let start = startOfText(text);
  for (const segment of splitPointer(pointer)) {
    const member = findMember(text, start, segment);
    if (!member) break;
    place = appendPointer(place, segment);
    ({ start } = member);
    if (isComponent(text, start, place)) component = place;
  }
  if (component === undefined) return undefined;
  return pointer === component ? { component } : { component, member: pointer };
}

function innermost(text: string, offset: number, from: ComponentPlace): Found | undefined {
  let { pointer, start } = from;
  let component: ComponentPlace | undefined;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    if (isComponent(text, start, pointer)) component = { pointer, start };
    const member = memberAt(text, start, offset);
    if (!member) break;
    pointer = appendPointer(pointer, member.name);
    ({ start } = member);
  }
  if (!component) return undefined;
  const isItself = pointer === component.pointer;
  return {
    component: component.pointer,
    start: component.start,
    ...(!isItself && { member: pointer }),
  };
}

function memberAt(text: string, start: number, offset: number) {
  if (!isContainer(text, start) || offset <= start) return undefined;
  for (const member of iterateMembers(text, start)) {
    if (offset < member.nameStart) return undefined;
    if (offset <= member.end) return member;
  }
  return undefined;
}

/** The members that make an object a component: its type, or `cardType` in a card. */
const TYPE_NAMES = ['componentType', 'cardType'];

/**
 * Matches pointers into the list of a zone, or deeper. Values above that are most of the text, and
 * are no components.
 */
const COMPONENT = /^(?:\/[^/]*){4}/;

function isComponent(text: string, start: number, pointer: string): boolean {
  if (!isObject(text, start) || !COMPONENT.test(pointer)) return false;
  return TYPE_NAMES.some((name) => findMember(text, start, name));
}
