import { findNearest } from '../../problems/nearest.ts';

const HALF = /^%\{\s*(?<name>[^\s:{}%<]+(?::[^\s:{}%<]*)?)(?:\s*[}%]{1,2})?/;

/** The stretch of a text that is half a placeholder, and the placeholder that was meant. */
interface CompletedPlaceholder {
  readonly part: string;
  readonly suggestion: string;
}

/**
 * Completes a placeholder that has no end, or whose name is half typed; `macros` are the names that
 * there are. Returns undefined where more than one macro may be meant.
 */
export function completePlaceholder(
  broken: string,
  macros: readonly string[] | undefined,
): CompletedPlaceholder | undefined {
  const match = HALF.exec(broken);
  const { name } = match?.groups ?? {};
  if (!match || name === undefined) return undefined;
  const right = macros ? findMeant(name, macros) : /^[^:]+:[^:]+$/.exec(name)?.[0];
  return right === undefined ? undefined : { part: match[0], suggestion: `%{${right}}%` };
}

function findMeant(name: string, macros: readonly string[]): string | undefined {
  if (macros.includes(name)) return name;
  const [first, ...others] = macros.filter((macro) => macro.startsWith(name));
  return first !== undefined && others.length === 0 ? first : findNearest(name, macros);
}
