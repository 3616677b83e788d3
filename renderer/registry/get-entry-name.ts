import type { Entry } from './entry.ts';

/** The one name of an entry. A map has no inherited names, so `constructor` finds nothing. */
export function getEntryName({ kind, type }: Pick<Entry, 'kind' | 'type'>): string {
  return `${kind}:${type}`;
}
