import { toPlace, findValuePlace, type Place } from '../../json-text/places.ts';
import { goTo, type Playground } from '../playground.ts';
import {
  findComponent,
  findComponentWithin,
  type Found,
  resolveComponent,
  locateValue,
} from './find-place.ts';

/** Finds the component, and its member, at an offset of a text. */
type ReadCaret = (text: string, offset: number) => Found | undefined;

/**
 * Makes a reader that remembers the component of its last answer. Most carets stay in theirs: then
 * the text before it is only compared, at once, and the component alone is read.
 */
export function createCaretReader(): ReadCaret {
  let last: { readonly text: string; readonly component: Found } | undefined;

  const sameComponent = (text: string, offset: number): Found | undefined => {
    if (!last) return undefined;
    const { component: pointer, start } = last.component;
    const isSame = text === last.text || text.slice(0, start) === last.text.slice(0, start);
    return isSame ? findComponentWithin(text, offset, { pointer, start }) : undefined;
  };

  return (text, offset) => {
    const component = sameComponent(text, offset) ?? findComponent(text, offset);
    last = component && { text, component };
    return component;
  };
}

export interface SelectOptions {
  /**
   * True if the editor takes the focus; else the focus stays where it is, and only the caret moves.
   */
  readonly takesFocus?: boolean;
}

/** Selects a component of the page, or a member of one, and puts the caret on it. */
export function select(
  playground: Playground,
  pointer: string,
  { takesFocus = false }: SelectOptions = {},
): Playground {
  const { text } = playground.documents.page;
  const { component = pointer, member } = resolveComponent(text, pointer) ?? {};
  const selected: Playground = { ...playground, selection: component, member };
  const place = caretPlace(text, pointer);
  return place ? goTo(selected, { document: 'page', place, takesFocus }) : selected;
}

/**
 * Returns the place for the caret, within the quotation marks of a text, so that a person who types
 * next types there.
 */
function caretPlace(text: string, pointer: string): Place | undefined {
  const value = locateValue(text, pointer);
  if (!value) return findValuePlace(text, pointer);
  return toPlace(text, text.charAt(value.start) === '"' ? value.start + 1 : value.start);
}

/**
 * The caret has moved in the page's text: what it stands in is selected. The very object where that
 * was so already.
 */
export function followCaret(playground: Playground, offset: number, read: ReadCaret): Playground {
  const { documents, selection, member } = playground;
  const { text } = documents.page;
  const component = read(text, offset);
  if (!component && isAround(text, selection, offset)) return playground;
  if (component?.component === selection && component?.member === member) return playground;
  return { ...playground, selection: component?.component, member: component?.member };
}

/** A zone, which is selected in the outline alone, stays so while the caret is on it. */
function isAround(text: string, selection: string | undefined, offset: number): boolean {
  const place = selection === undefined ? undefined : locateValue(text, selection);
  return place !== undefined && offset >= place.nameStart && offset <= place.end;
}
