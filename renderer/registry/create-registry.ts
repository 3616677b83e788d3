import type { Entry, EntryKind } from './entry.ts';
import { getEntryName } from './get-entry-name.ts';

/** Holds the entries that a site can show, looked up by kind and type. */
export interface Registry {
  readonly get: (kind: EntryKind, type: string) => Entry | undefined;
  readonly types: (kind: EntryKind) => readonly string[];
  readonly entries: readonly Entry[];
}

export interface RegistryOptions {
  /** Entries that take the place of those with the same kind and type. */
  readonly replace?: readonly Entry[];
}

/**
 * Makes a registry of entries. Throws for two entries of one kind with the same type, and for a
 * replacement that replaces nothing: both are mistakes of a developer.
 */
export function createRegistry(
  entries: readonly Entry[],
  { replace = [] }: RegistryOptions = {},
): Registry {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    if (byName.has(getEntryName(entry))) throw new Error(duplicateEntry(entry));
    byName.set(getEntryName(entry), entry);
  }
  for (const entry of replace) {
    if (!byName.has(getEntryName(entry))) throw new Error(nothingToReplace(entry));
    byName.set(getEntryName(entry), entry);
  }

  const all = [...byName.values()];
  // Looked up for each item of a page, several times: without making a name each time.
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  const byType = new Map(
    [...byKind].map(([kind, own]) => [kind, new Map(own.map((entry) => [entry.type, entry]))]),
  );
  return {
    entries: all,
    get: (kind, type) => byType.get(kind)?.get(type),
    types: (kind) => all.filter((entry) => entry.kind === kind).map((entry) => entry.type),
  };
}

function duplicateEntry({ kind, type }: Entry): string {
  return (
    `createRegistry() was given two entries of kind ${kind} with the type "${type}". ` +
    'Rename one of them, or pass it in the option replace.'
  );
}

function nothingToReplace({ kind, type }: Entry): string {
  return (
    `createRegistry() has no entry of kind ${kind} with the type "${type}" to replace. ` +
    'Add it to the list of entries instead.'
  );
}
