import { findHome } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import { experience } from '../environment/experience.ts';
import type { PageAddress } from '../state/translation/alternates.ts';
import { changeJson, type JsonChange } from '../json-text/change-json.ts';

/** The address and the languages that a person gives for a page of its own. */
export interface NewPage {
  /** Its path, such as `en/individuals/spring`: the address at which the site shows it. */
  readonly page: string;
  /** The other languages in which it is written. */
  readonly locales: readonly string[];
}

/** The languages that a page can have beside that of its address: those of its segment. */
export function listOtherLocales(page: string): readonly string[] {
  const home = findHome(`/${page}`, experience);
  const segment = experience.segments?.find(({ id }) => id === home?.segment);
  return experience.locales
    .map(({ locale }) => locale)
    .filter((locale) => locale !== home?.locale && segment?.homes[locale] !== undefined);
}

/**
 * Lists the addresses of a page: the one that was given, then in each other language the same name
 * below the home of its segment.
 */
export function listPageAddresses({ page, locales }: NewPage): readonly PageAddress[] {
  const home = findHome(`/${page}`, experience);
  const own = { locale: home?.locale ?? '', path: page };
  const segment = experience.segments?.find(({ id }) => id === home?.segment);
  const below = home ? page.slice(home.path.length) : '';
  const others = listOtherLocales(page).flatMap((locale): PageAddress[] => {
    const start = segment?.homes[locale]?.slice(1);
    const isAsked = start !== undefined && below !== '' && locales.includes(locale);
    return isAsked ? [{ locale, path: `${start}/${below}` }] : [];
  });
  return [own, ...others];
}

interface WrittenPage {
  readonly title: string;
  readonly addresses: readonly PageAddress[];
}

/**
 * The text of a page with the title of its own and with its own addresses by language, in the place
 * of those of the page that it was made of. A text that cannot be read stays as it is.
 */
export function writePage(text: string, { title, addresses }: WrittenPage): string {
  const meta = metaOf(text);
  if (!meta) return text;
  const alternates = addresses.map(({ locale, path }) => ({ locale, url: `/${path}` }));
  const path = '/data/meta/alternates';
  const changes: JsonChange[] = [];
  if (meta['title'] !== title) changes.push({ op: 'add', path: '/data/meta/title', value: title });
  if (alternates.length > 1) changes.push({ op: 'add', path, value: alternates });
  else if ('alternates' in meta) changes.push({ op: 'remove', path });
  return changeJson(text, changes) ?? text;
}

function metaOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const page: unknown = JSON.parse(text);
    const data = isRecord(page) ? page['data'] : undefined;
    const meta = isRecord(data) ? data['meta'] : undefined;
    return isRecord(meta) ? meta : undefined;
  } catch {
    return undefined;
  }
}
