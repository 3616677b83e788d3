import type { ComponentType } from 'react';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import type { Registry } from './create-registry.ts';
import { getEntryName } from './get-entry-name.ts';
import type { Entry, EntryKind, Messages } from './entry.ts';
import type { I18n } from '../services/i18n/index.ts';

/** The code of an entry, and its messages in the page's language. */
export interface EntryCode {
  readonly Component: ComponentType<object>;
  readonly messages?: Messages;
}

/** Code and messages by the entry's name, all there before anything is rendered. */
export type LoadedCode = ReadonlyMap<string, EntryCode>;

export interface LoadCodeResult {
  readonly code: LoadedCode;
  /** Why an entry's code or messages did not arrive, by its name. */
  readonly missing: ReadonlyMap<string, Problem>;
}

/** Loads code and messages of all these entries, side by side. Never rejects. */
export async function loadCode(
  entries: readonly Pick<Entry, 'kind' | 'type'>[],
  registry: Registry,
  i18n: Pick<I18n, 'messages'>,
): Promise<LoadCodeResult> {
  const code = new Map<string, EntryCode>();
  const missing = new Map<string, Problem>();
  const byName = differentOf(entries);

  await Promise.all(
    [...byName].map(async ([name, { kind, type }]) => {
      try {
        const entry = registry.get(kind, type);
        if (!entry) throw new Error('it is not registered');
        code.set(name, await loadEntryCode(entry, i18n));
      } catch (error) {
        missing.set(name, componentNotLoaded(type, '', error));
      }
    }),
  );
  return { code, missing };
}

/** Each entry once, by its name. A page names few of them, many times. */
function differentOf<Named extends Pick<Entry, 'kind' | 'type'>>(
  entries: readonly Named[],
): Map<string, Named> {
  const byName = new Map<string, Named>();
  const types = new Map<EntryKind, Set<string>>();
  for (const entry of entries) {
    const known = types.get(entry.kind) ?? new Set();
    if (known.size === 0) types.set(entry.kind, known);
    if (known.has(entry.type)) continue;
    known.add(entry.type);
    byName.set(getEntryName(entry), entry);
  }
  return byName;
}

async function loadEntryCode(entry: Entry, i18n: Pick<I18n, 'messages'>): Promise<EntryCode> {
  const [Component, messages] = await Promise.all([
    entry.load(),
    entry.messages && i18n.messages(getEntryName(entry), entry.messages),
  ]);
  return { Component, ...(messages && { messages }) };
}
