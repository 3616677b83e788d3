import type { Entry } from './entry.ts';

/** Returns true if an entry has something to do in a browser when it gets these props. */
export function isInteractive(
  { interactive, interactiveWith = [] }: Entry,
  props: Readonly<Record<string, unknown>>,
): boolean {
  return interactive || interactiveWith.some((name) => props[name] !== undefined);
}
