import {
  decodePart,
  splitPath,
  readPattern,
  type Pattern,
  type PatternPart,
} from './read-pattern.ts';

/** Many patterns, in which those that fit are found without looking at the others. */
export interface PatternIndex {
  readonly patterns: readonly Pattern[];
  /** The places of the patterns that fit a path, lowest first. */
  readonly fitting: (path: string) => number[];
  /**
   * The places of the patterns that fit every path which this one fits, itself included, lowest
   * first.
   */
  readonly covering: (pattern: Pattern) => number[];
}

/** Holds the patterns that begin alike. */
interface Node {
  readonly texts: Map<string, Node>;
  named?: Node;
  /** The indices of the patterns that end here. */
  readonly ends: number[];
  /** The indices of those whose `*` stands here. */
  readonly rests: number[];
}

/** Reads patterns once, for many paths. */
export function indexPatterns(texts: readonly string[]): PatternIndex {
  const root = emptyNode();
  const patterns = texts.map(readPattern);
  for (const [place, { parts, takesRest }] of patterns.entries()) {
    const node = parts.reduce(childFor, root);
    (takesRest ? node.rests : node.ends).push(place);
  }
  return {
    patterns,
    fitting: (path) =>
      walk(root, { parts: splitPath(path).map((part) => ({ text: decodePart(part) })) }),
    covering: (pattern) => walk(root, pattern),
  };
}

function emptyNode(): Node {
  return { texts: new Map(), ends: [], rests: [] };
}

function childFor(node: Node, part: PatternPart): Node {
  if ('name' in part) return (node.named ??= emptyNode());
  const known = node.texts.get(part.text);
  if (known) return known;
  const added = emptyNode();
  node.texts.set(part.text, added);
  return added;
}

/**
 * Goes down part by part, as far as any pattern goes: what is left of a long path costs nothing.
 */
function walk(
  root: Node,
  { parts, takesRest = false }: Partial<Pattern> & Pick<Pattern, 'parts'>,
): number[] {
  const candidates: number[][] = [root.rests];
  let level = [root];
  for (const part of parts) {
    level = level.flatMap((node) => childrenFitting(node, part));
    if (level.length === 0) break;
    candidates.push(...level.map(({ rests }) => rests));
  }
  if (!takesRest) candidates.push(...level.map(({ ends }) => ends));
  return candidates.flat().toSorted((one, other) => one - other);
}

/**
 * A name takes any text but an empty one; of all that a name may stand for, only a name takes
 * everything.
 */
function childrenFitting({ texts, named }: Node, part: PatternPart): Node[] {
  const byText = 'text' in part ? texts.get(part.text) : undefined;
  const byName = 'text' in part && part.text === '' ? undefined : named;
  return [byText, byName].filter((node) => node !== undefined);
}
