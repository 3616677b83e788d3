import { findHome } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { experience } from '../../environment/experience.ts';
import type { JsonChange } from '../../json-text/change-json.ts';

/** A link of a page to a page of the site. */
export interface SiteLink {
  readonly pointer: string;
  /** The path that it leads to, such as `en/individuals/cards`. */
  readonly path: string;
}

const HREF = /(?<before>\bhref=["'])(?<address>\/[^"'#?\s]*)/g;
const ADDRESS = /^(?<address>\/[^#?\s]*)(?<rest>[#?]\S*)?$/;
const META = '/data/meta';

/** Lists the links of a page to pages of the site in another language than its own. */
export function listForeignLinks(page: unknown, locale: string): readonly SiteLink[] {
  return listStrings(page).flatMap(({ pointer, text }) =>
    listAddresses(text)
      .filter((address) => isForeign(address, locale))
      .map((address) => ({ pointer, path: address.slice(1) })),
  );
}

/**
 * Returns the changes that lead the links of a page to versions in another language, where there is
 * one.
 */
export function replaceLinks(
  page: unknown,
  versions: ReadonlyMap<string, string>,
): readonly JsonChange[] {
  const other = (address: string) => versions.get(address.slice(1)) ?? address;
  return listStrings(page).flatMap(({ pointer, text }): JsonChange[] => {
    const value = text
      .replace(
        ADDRESS,
        (_, address: string, rest: string | undefined = '') => other(address) + rest,
      )
      .replaceAll(HREF, (_, before: string, address: string) => before + other(address));
    return value === text ? [] : [{ op: 'replace', path: pointer, value }];
  });
}

function isForeign(address: string, locale: string): boolean {
  const home = findHome(address, experience);
  return home !== undefined && home.locale !== locale;
}

function listAddresses(text: string): readonly string[] {
  const address = ADDRESS.exec(text)?.groups?.['address'];
  const inside = [...text.matchAll(HREF)].map(({ groups }) => groups?.['address'] ?? '');
  return address === undefined ? inside : [address];
}

interface PlacedString {
  readonly pointer: string;
  readonly text: string;
}

/** All texts below a value but those that a page says of itself. */
function listStrings(value: unknown, pointer = ''): readonly PlacedString[] {
  if (pointer === META) return [];
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listStrings(item, appendPointer(pointer, index)));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    listStrings(member, appendPointer(pointer, name)),
  );
}
