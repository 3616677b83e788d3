import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import type { Shape, ValueKind } from '#schemas/check-module.ts';

const KINDS: ReadonlySet<ValueKind | undefined> = new Set(['icon', 'image-url', 'url']);
const NAMED = /"(?<name>[^"\\]*)"\s*:\s*"(?<value>(?:[^"\\]|\\.)*)$/;
/**
 * An address of a link that has been begun in rich text, within the quotation marks of JSON or
 * single ones.
 */
export const HREF = /<a\s[^<>]*\bhref=(?:\\"|')(?<address>[^"'\\<>]*)$/i;
/**
 * The number of characters from the end of a line that are searched. They tell enough even where
 * one line holds a whole document.
 */
const MAX_LINE = 5_000;

/**
 * Returns true if anything can be offered after the text of a line so far. Most keys are typed into
 * texts that only the schema describes: for those no document is searched.
 */
export function mayOffer(line: string, known: KnownChecks): boolean {
  const { name, value } = NAMED.exec(line.slice(-MAX_LINE))?.groups ?? {};
  if (name === undefined || name === 'componentType' || namesIn(known).has(name)) return true;
  return value?.includes('%') === true || (value !== undefined && HREF.test(value));
}

const cache = new WeakMap<KnownChecks, ReadonlySet<string>>();

/** The names of all members whose values are known. */
function namesIn(known: KnownChecks): ReadonlySet<string> {
  const names = cache.get(known) ?? namesOf([...known.byId.values()].map(({ shape }) => shape));
  cache.set(known, names);
  return names;
}

function namesOf(shapes: readonly Shape[]): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting = [...shapes];
  for (let shape = waiting.pop(); shape; shape = waiting.pop()) {
    const { properties = {}, items, values } = shape;
    for (const [name, inner] of Object.entries(properties)) {
      if (KINDS.has(inner.kind) || KINDS.has(inner.items?.kind)) names.add(name);
      waiting.push(inner);
    }
    waiting.push(...[items, values].filter((inner) => inner !== undefined));
  }
  return names;
}
