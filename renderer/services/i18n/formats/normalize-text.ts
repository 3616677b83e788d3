/** Says whether a value may break over two lines at its spaces. In a page's text it may not. */
export type Spaces = 'plain' | 'no-break';

const MINUS = '\u2212';
const HYPHEN_CODE = 0x2d;
const SPACE_CODE = 0x20;
const NO_BREAK_SPACE_CODE = 0xa0;
const NARROW_SPACE_CODE = 0x202f;

/**
 * Writes a number of `Intl` with a real minus and spaces of one kind. One pass by hand: a pattern
 * takes twice as long.
 */
export function normalizeNumber(text: string, spaces: Spaces = 'plain'): string {
  const space = spaceOf(spaces);
  let normalized = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isMinus = code === HYPHEN_CODE;
    if (!isMinus && !isSpace(code)) continue;
    normalized += text.slice(from, at) + (isMinus ? MINUS : space);
    from = at + 1;
  }
  return from === 0 ? text : normalized + text.slice(from);
}

/** Writes a date with spaces of one kind. The hyphens of 21-05-2012 are no minus. */
export function normalizeDate(text: string, spaces: Spaces = 'plain'): string {
  return text.replaceAll(/\s/g, spaceOf(spaces));
}

function spaceOf(spaces: Spaces): string {
  return spaces === 'plain' ? ' ' : '\u00a0';
}

function isSpace(code: number): boolean {
  return code === NO_BREAK_SPACE_CODE || code === NARROW_SPACE_CODE || code === SPACE_CODE;
}
