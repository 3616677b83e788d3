import { findComponent, findComponentWithin, type Found } from './find-place.ts';

/** Finds the component, and its member, at an offset of a text. */
export type ReadCaret = (text: string, offset: number) => Found | undefined;

/**
 * Makes a reader that remembers the component of its last answer. Most carets stay in theirs: then
 * the text before it is only compared, at once, and the component alone is read.
 */
export function createCaretReader(): ReadCaret {
  let last: { readonly text: string; readonly found: Found } | undefined;

  const sameComponent = (text: string, offset: number): Found | undefined => {
    if (!last) return undefined;
    const { component: pointer, start } = last.found;
    const isSame = text === last.text || text.slice(0, start) === last.text.slice(0, start);
    return isSame ? findComponentWithin(text, offset, { pointer, start }) : undefined;
  };

  return (text, offset) => {
    const found = sameComponent(text, offset) ?? findComponent(text, offset);
    last = found && { text, found };
    return found;
  };
}
