import { readMacros, type Macro } from './read-macros.ts';

/**
 * Lists the macros, as `group:key`, that have another value in one text than in another, or are in
 * one of them alone.
 */
export function listChangedMacros(before: string, after: string): readonly string[] {
  if (before === after) return [];
  const [old, now] = [summarise(before), summarise(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => old.get(name) !== now.get(name),
  );
}

/** Returns the values of the macros of a text as JSON, by name. */
function summarise(text: string): ReadonlyMap<string, string> {
  const { macros } = readMacros(text) ?? { macros: [] };
  return new Map(macros.map((macro: Macro) => [macro.name, toText(macro)]));
}

function toText({ dataType, value, unit }: Macro): string {
  return JSON.stringify([dataType, value, unit]);
}
