import type { ConsentLevel } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import { writeSiteCookie } from '../storage/index.ts';

/** Something that is stored of a visitor, and the level of consent that it needs. */
export type StoredItem =
  | { readonly kind: 'cookie' | 'key'; readonly name: string; readonly level: ConsentLevel }
  | { readonly kind: 'memory'; readonly level: ConsentLevel; readonly clear: () => void };

export type ItemHost = Pick<Host, 'url' | 'cookie' | 'setCookie' | 'storage' | 'console'>;

/** Deletes what is stored: a cookie, a key of local storage, or what somebody holds in memory. Nothing of it throws. */
export function deleteItem(item: StoredItem, host: ItemHost): void {
  try {
    if (item.kind === 'memory') item.clear();
    else if (item.kind === 'key') host.storage?.remove(item.name);
    else writeSiteCookie({ name: item.name, value: '', maxAgeS: 0 }, host);
  } catch (error) {
    host.console.error('What a withdrawn consent had allowed could not be deleted:', error);
  }
}
