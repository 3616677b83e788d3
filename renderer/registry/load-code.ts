import type { ComponentType } from 'react';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import { nameOf, type Entry, type Registry, type Messages } from './index.ts';
import type { I18n } from '../services/i18n/index.ts';
import type { PlannedPart } from '../plan/plan.ts';

/** The code of an entry, and its words in the page's language. */
export interface Part {
  readonly Component: ComponentType<object>;
  readonly messages?: Messages;
}

/** Code and words by the entry's name, all there before anything is drawn. */
export type Parts = ReadonlyMap<string, Part>;

export interface LoadedParts {
  readonly parts: Parts;
  /** Why an entry's code or words did not arrive, by its name. */
  readonly missing: ReadonlyMap<string, Problem>;
}

/** Loads code and words of everything that is to be drawn, side by side. Never rejects. */
export async function loadParts(
  wanted: readonly Pick<PlannedPart, 'entry' | 'id'>[],
  registry: Registry,
  i18n: Pick<I18n, 'messages'>,
): Promise<LoadedParts> {
  const parts = new Map<string, Part>();
  const missing = new Map<string, Problem>();
  const names = new Map(wanted.map((part) => [nameOf({ kind: part.entry, type: part.id }), part]));

  await Promise.all(
    [...names].map(async ([name, { entry: kind, id }]) => {
      try {
        const entry = registry.get(kind, id);
        if (!entry) throw new Error('it is not registered');
        parts.set(name, await loadPart(entry, i18n));
      } catch (error) {
        missing.set(name, componentNotLoaded(id, '', error));
      }
    }),
  );
  return { parts, missing };
}

async function loadPart(entry: Entry, i18n: Pick<I18n, 'messages'>): Promise<Part> {
  const [Component, messages] = await Promise.all([
    entry.load(),
    entry.messages && i18n.messages(nameOf(entry), entry.messages),
  ]);
  return { Component, ...(messages && { messages }) };
}
