import { isRecord } from '#schemas/is-record.ts';
import { experience } from '../../environment/experience.ts';
import { changeJson } from '../../json-text/change-json.ts';

/** The address of a page in one language. */
export interface PageAddress {
  readonly locale: string;
  /** Its path below the pages, such as `en/individuals/spring`. */
  readonly path: string;
}

const META = '/data/meta';

/** Lists the addresses that a page names as its versions. */
export function listAlternates(page: unknown): readonly PageAddress[] {
  const { alternates } = metaOf(page) ?? {};
  if (!Array.isArray(alternates)) return [];
  return alternates.flatMap((each: unknown): PageAddress[] => {
    const { locale, url } = isRecord(each) ? each : {};
    const isAddress = typeof locale === 'string' && typeof url === 'string' && url.startsWith('/');
    return isAddress ? [{ locale, path: url.slice(1) }] : [];
  });
}

/** Adds an address to others, in the order of the site's languages; it replaces one of its own. */
export function joinAddresses(
  addresses: readonly PageAddress[],
  own: PageAddress,
): readonly PageAddress[] {
  const order = experience.locales.map(({ locale }) => locale);
  const others = addresses.filter(({ locale }) => locale !== own.locale);
  return [...others, own].toSorted(
    (one, other) => order.indexOf(one.locale) - order.indexOf(other.locale),
  );
}

/**
 * The text of a page that names these versions; all else stays as it is written. Returns undefined
 * for a text that cannot be read.
 */
export function writeAlternates(
  text: string,
  page: unknown,
  addresses: readonly PageAddress[],
): string | undefined {
  const alternates = addresses.map(({ locale, path }) => ({ locale, url: `/${path}` }));
  return changeJson(text, [
    metaOf(page)
      ? { op: 'add', path: `${META}/alternates`, value: alternates }
      : { op: 'add', path: META, value: { alternates } },
  ]);
}

function metaOf(page: unknown): Readonly<Record<string, unknown>> | undefined {
  const data = isRecord(page) ? page['data'] : undefined;
  const meta = isRecord(data) ? data['meta'] : undefined;
  return isRecord(meta) ? meta : undefined;
}
