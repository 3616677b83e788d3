/** What a path holds where a pattern has names. */
export interface PatternMatch {
  readonly parameters: Readonly<Record<string, string>>;
  /** What a last `*` stands for, without a slash in front; '' without one. */
  readonly rest: string;
}

/**
 * Compares a path with a pattern: `:name` stands for one part, a last `*` for any number of them. A slash at
 * the end makes no difference. Gives undefined where they do not match.
 */
export function matchPattern(pattern: string, path: string): PatternMatch | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  const takesRest = wanted.at(-1) === '*';
  const fixed = takesRest ? wanted.slice(0, -1) : wanted;
  if (given.length < fixed.length || (!takesRest && given.length > fixed.length)) return undefined;

  const names: [string, string][] = [];
  for (const [index, part] of fixed.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) names.push([part.slice(1), value]);
    else if (part !== value) return undefined;
  }
  return { parameters: Object.fromEntries(names), rest: given.slice(fixed.length).join('/') };
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
