import type { ComponentType } from 'react';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import { nameOf, type Entry, type Registry, type Messages } from './index.ts';
import type { I18n } from '../services/i18n/index.ts';
import type { PlannedPart } from '../plan/plan.ts';

/** The code of an entry, and its words in the page's language. */
export interface EntryCode {
  readonly Component: ComponentType<object>;
  readonly messages?: Messages;
}

/** Code and words by the entry's name, all there before anything is drawn. */
export type LoadedCode = ReadonlyMap<string, EntryCode>;

export interface LoadCodeResult {
  readonly code: LoadedCode;
  /** Why an entry's code or words did not arrive, by its name. */
  readonly missing: ReadonlyMap<string, Problem>;
}

/** Loads code and words of everything that is to be drawn, side by side. Never rejects. */
export async function loadCode(
  wanted: readonly Pick<PlannedPart, 'entry' | 'id'>[],
  registry: Registry,
  i18n: Pick<I18n, 'messages'>,
): Promise<LoadCodeResult> {
  const code = new Map<string, EntryCode>();
  const missing = new Map<string, Problem>();
  const names = new Map(wanted.map((part) => [nameOf({ kind: part.entry, type: part.id }), part]));

  await Promise.all(
    [...names].map(async ([name, { entry: kind, id }]) => {
      try {
        const entry = registry.get(kind, id);
        if (!entry) throw new Error('it is not registered');
        code.set(name, await loadEntryCode(entry, i18n));
      } catch (error) {
        missing.set(name, componentNotLoaded(id, '', error));
      }
    }),
  );
  return { code, missing };
}

async function loadEntryCode(entry: Entry, i18n: Pick<I18n, 'messages'>): Promise<EntryCode> {
  const [Component, messages] = await Promise.all([
    entry.load(),
    entry.messages && i18n.messages(nameOf(entry), entry.messages),
  ]);
  return { Component, ...(messages && { messages }) };
}
