/** The values of a path where a pattern has names. */
export interface PatternMatch {
  readonly parameters: Readonly<Record<string, string>>;
  /** The part of the path that a last `*` matches, without a slash in front; '' without one. */
  readonly rest: string;
}

/**
 * Compares a path with a pattern: `:name` matches one part, a last `*` any number of them. A slash at
 * the end makes no difference. Gives undefined where they do not match.
 */
export function matchPattern(pattern: string, path: string): PatternMatch | undefined {
  const patternParts = partsOf(pattern);
  const pathParts = partsOf(path);
  const takesRest = patternParts.at(-1) === '*';
  const fixed = takesRest ? patternParts.slice(0, -1) : patternParts;
  if (pathParts.length < fixed.length || (!takesRest && pathParts.length > fixed.length))
    return undefined;

  const names: [string, string][] = [];
  for (const [index, part] of fixed.entries()) {
    const value = pathParts[index] ?? '';
    if (part.startsWith(':')) names.push([part.slice(1), value]);
    else if (part !== value) return undefined;
  }
  return { parameters: Object.fromEntries(names), rest: pathParts.slice(fixed.length).join('/') };
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
