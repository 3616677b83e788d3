/**
 * A part of a pattern: a text that a path has at that place, or a name for whatever stands there.
 */
export type PatternPart = { readonly text: string } | { readonly name: string };

export interface Pattern {
  readonly parts: readonly PatternPart[];
  /** True if the pattern ends in `*`, which takes the rest of a path. */
  readonly takesRest: boolean;
}

/**
 * Reads a pattern: `:name` stands for one part, a last `*` for the rest, everything else for
 * itself.
 */
export function readPattern(pattern: string): Pattern {
  const parts = splitPath(pattern);
  const takesRest = parts.at(-1) === '*';
  const fixed = takesRest ? parts.slice(0, -1) : parts;
  return { parts: fixed.map(readPart), takesRest };
}

function readPart(part: string): PatternPart {
  return part.length > 1 && part.startsWith(':')
    ? { name: part.slice(1) }
    : { text: decodePart(part) };
}

/**
 * The parts of a path between its slashes. An empty one counts, but for that behind one slash at
 * the end.
 */
export function splitPath(path: string): string[] {
  const parts = path.split('/').slice(path.startsWith('/') ? 1 : 0);
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/**
 * Returns a part of a path with its escapes decoded once. One with a malformed escape stays as it
 * is.
 */
export function decodePart(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A pattern below a base path, as one. */
export function joinPatterns(base: string | undefined, pattern: string): string {
  return base === undefined ? pattern : `${base.replace(/\/$/, '')}${pattern}`;
}
