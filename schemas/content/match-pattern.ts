import { decodePart, splitPath, readPattern, type Pattern } from './read-pattern.ts';

/** The values of a path where a pattern has names. */
export interface PatternMatch {
  /** Decoded once. */
  readonly parameters: Readonly<Record<string, string>>;
  /**
   * The part of the path that a last `*` matches, as it is written there, without a slash in front;
   * '' without one.
   */
  readonly rest: string;
}

/**
 * Compares a path with a pattern: `:name` matches one part that is not empty, a last `*` any number
 * of parts. One slash at the end makes no difference. Gives undefined where they do not match.
 */
export function matchPattern(pattern: string, path: string): PatternMatch | undefined {
  const read = readPattern(pattern);
  const parts = splitPath(path);
  const { parts: fixed, takesRest } = read;
  if (parts.length < fixed.length || (!takesRest && parts.length > fixed.length)) return undefined;
  const fits = fixed.every((part, index) => {
    const value = parts[index] ?? '';
    return 'name' in part ? value !== '' : part.text === decodePart(value);
  });
  return fits ? readPatternValues(read, path) : undefined;
}

/** The values of a path that is known to match. */
export function readPatternValues({ parts, takesRest }: Pattern, path: string): PatternMatch {
  const written = splitWritten(path);
  const named = parts.flatMap((part, index): [string, string][] =>
    'name' in part ? [[part.name, decodePart(written[index] ?? '')]] : [],
  );
  return {
    // Entries make own properties of names that every object inherits, too.
    parameters: Object.fromEntries(named),
    rest: takesRest ? readRest(path, parts.length) : '',
  };
}

/** The path behind so many parts, as it is written, without a slash in front. */
export function readRest(path: string, parts: number): string {
  return splitWritten(path).slice(parts).join('/');
}

function splitWritten(path: string): string[] {
  return path.split('/').slice(path.startsWith('/') ? 1 : 0);
}
