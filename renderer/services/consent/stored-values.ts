import type { ConsentLevel } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import { writeSiteCookie } from '../storage/index.ts';

/** Something that is stored of a visitor, and the level of consent that it needs. */
export type StoredValue =
  | { readonly kind: 'cookie' | 'key'; readonly name: string; readonly level: ConsentLevel }
  | { readonly kind: 'memory'; readonly level: ConsentLevel; readonly clear: () => void };

export type ValueHost = Pick<Host, 'url' | 'cookie' | 'setCookie' | 'storage' | 'console'>;

/**
 * Deletes what is stored: a cookie, a key of local storage, or what somebody holds in memory.
 * Nothing of it throws.
 */
export function deleteValue(stored: StoredValue, host: ValueHost): void {
  try {
    if (stored.kind === 'memory') stored.clear();
    else if (stored.kind === 'key') host.storage?.remove(stored.name);
    else writeSiteCookie({ name: stored.name, value: '', maxAgeS: 0 }, host);
  } catch (error) {
    host.console.error('Stored data of a withdrawn consent stays:', error);
  }
}
