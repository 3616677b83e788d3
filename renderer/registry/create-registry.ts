import type { Entry, EntryKind } from './entry.ts';

/** What a site can show, looked up by kind and id. */
export interface Registry {
  readonly get: (kind: EntryKind, id: string) => Entry | undefined;
  readonly ids: (kind: EntryKind) => readonly string[];
  readonly entries: readonly Entry[];
}

export interface RegistryOptions {
  /** Entries that take the place of those with the same kind and id. */
  readonly replace?: readonly Entry[];
}

/**
 * Makes a registry of entries. Throws for two entries of one kind with the same id, and for a replacement
 * that replaces nothing: both are mistakes of a developer.
 */
export function createRegistry(
  entries: readonly Entry[],
  { replace = [] }: RegistryOptions = {},
): Registry {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    if (byName.has(nameOf(entry))) throw new Error(duplicateEntry(entry));
    byName.set(nameOf(entry), entry);
  }
  for (const entry of replace) {
    if (!byName.has(nameOf(entry))) throw new Error(nothingToReplace(entry));
    byName.set(nameOf(entry), entry);
  }

  const all = [...byName.values()];
  return {
    entries: all,
    get: (kind, id) => byName.get(nameOf({ kind, id })),
    ids: (kind) => all.filter((entry) => entry.kind === kind).map((entry) => entry.id),
  };
}

/** The one name of an entry. A map has no inherited names, so `constructor` finds nothing. */
export function nameOf({ kind, id }: Pick<Entry, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

function duplicateEntry({ kind, id }: Entry): string {
  return (
    `createRegistry() was given two entries of kind ${kind} with the id "${id}". ` +
    'Rename one of them, or pass it in the option replace.'
  );
}

function nothingToReplace({ kind, id }: Entry): string {
  return (
    `createRegistry() has no entry of kind ${kind} with the id "${id}" to replace. ` +
    'Add it to the list of entries instead.'
  );
}
