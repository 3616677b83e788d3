import type { Entry } from './entry.ts';

/** The one name of an entry. A map has no inherited names, so `constructor` finds nothing. */
export function nameOf({ kind, type }: Pick<Entry, 'kind' | 'type'>): string {
  return `${kind}:${type}`;
}
