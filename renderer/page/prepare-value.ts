import { completeLocale, getLanguage } from '#schemas/content/locale.ts';
import type { Shape } from '#schemas/check-module.ts';
import type { Image } from '#schemas/prepared.ts';
import { cleanImageUrl, cleanUrl } from '#schemas/content/clean-url.ts';
import { isRecord } from '#schemas/is-record.ts';
import { isDay } from '#schemas/content/is-day.ts';
import { memoizeByName } from '../memoize/index.ts';
import type { MacroText } from './macros/index.ts';
import { fillText } from './fill-text.ts';
import { getTypesetter, type NoteLinks } from './rich-text/index.ts';

const writerOf = memoizeByName((locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (time: number) => format.format(time);
});

export interface PrepareOptions {
  readonly locale: string;
  /** The texts of macros; left out where the page has none. */
  readonly macros?: MacroText;
  /**
   * The origin that relative addresses of images are resolved against; left out, they are the
   * site's own.
   */
  readonly imageOrigin?: string | undefined;
  /** Puts soft hyphens into long words; left out, they stay as they are. */
  readonly hyphenate?: ((text: string) => string) | undefined;
  /** Props that no author writes, by the type of the component that gets them. */
  readonly provided?: ReadonlyMap<string, Readonly<Record<string, unknown>>> | undefined;
  /** Collects the footnote marks of each text; a component alone has none. */
  readonly notes?: Pick<NoteLinks, 'gather'>;
}

/** Members of an image that a component needs, beside its alternative text. */
const IMAGE_MEMBERS = [
  'original',
  'transformBaseUrl',
  'extension',
  'width',
  'height',
  'pixelDensity',
  'focalPoint',
] as const satisfies readonly (keyof Image)[];

/**
 * Prepares a value for a component, along the shape of its schema. A checked value is at most 64
 * levels deep.
 */
export function prepareValue(
  value: unknown,
  shape: Shape | undefined,
  options: PrepareOptions,
): unknown {
  if (typeof value === 'string') return prepareText(value, shape?.kind, options);
  if (Array.isArray(value)) return value.map((item) => prepareValue(item, shape?.items, options));
  if (!isRecord(value)) return value;
  if (shape?.kind === 'image') return prepareImage(value, shape, options);

  let prepared: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const inner = value[name];
    const ready = prepareValue(inner, shapeOf(name, shape), options);
    if (ready === inner) continue;
    // A copy has every name as its own, so that not even __proto__ reaches anything when it is
    // written.
    prepared ??= { ...value };
    prepared[name] = ready;
  }
  return prepared ?? value;
}

/** Names come from outside: one such as toString must not find what every object inherits. */
function shapeOf(name: string, shape: Shape | undefined): Shape | undefined {
  if (!shape) return undefined;
  const { properties, values } = shape;
  return properties && Object.hasOwn(properties, name) ? properties[name] : values;
}

function prepareText(text: string, kind: Shape['kind'], options: PrepareOptions): unknown {
  const { macros, hyphenate, notes } = options;
  if (kind === 'rich-text') {
    // A macro's value is text: escaped, it can neither open a tag nor leave an attribute, quoted or
    // not.
    const tree = getTypesetter(hyphenate).richText(
      fillText(text, macros && ((name) => escapeMarkup(macros(name)))),
    );
    notes?.gather(tree);
    return tree;
  }
  const filled = fillText(text, macros);
  if (kind === 'text') return getTypesetter(hyphenate).text(filled);
  if (kind === 'image-url') return resolveImageAddress(cleanImageUrl(filled), options.imageOrigin);
  if (kind === 'video-url') return cleanImageUrl(filled);
  if (kind === 'day') return { iso: filled, text: formatDay(filled, options.locale) };
  if (kind !== 'noted-text') return kind === 'url' ? cleanUrl(filled) : filled;
  const noted = getTypesetter(hyphenate).notedText(filled);
  notes?.gather(noted);
  return noted;
}

/** Only what a component needs, and of the alternative texts the one in the page's language. */
function prepareImage(
  image: Record<string, unknown>,
  shape: Shape,
  options: PrepareOptions,
): Record<string, unknown> {
  const prepared: Record<string, unknown> = {};
  for (const name of IMAGE_MEMBERS) {
    const member = image[name];
    if (member === undefined) continue;
    prepared[name] = prepareValue(member, shapeOf(name, shape), options);
  }
  const alt = chooseAlternativeText(image, options.locale);
  prepared['alt'] = typeof alt === 'string' ? prepareValue(alt, undefined, options) : '';
  return prepared;
}

/**
 * The text in `altText` for the very locale, else that of the language (`altTextEN`, `altTextFR`),
 * else one in `altText` for another region of it.
 */
function chooseAlternativeText(image: Record<string, unknown>, locale: string): unknown {
  const texts = isRecord(image['altText']) ? image['altText'] : {};
  const near = completeLocale(locale, Object.keys(texts)) ?? locale;
  return texts[locale] ?? image[`altText${getLanguage(locale).toUpperCase()}`] ?? texts[near];
}

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"'`=\s]/g, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * A day such as 2026-11-18 as it is read in a language, the same in every time zone; '' where there
 * is no such day.
 */
function formatDay(iso: string, locale: string): string {
  return isDay(iso) ? writerOf(locale)(Date.parse(`${iso}T00:00:00Z`)) : '';
}

/**
 * The address that an image is loaded from: a relative one is resolved against the origin of
 * images.
 */
export function resolveImageAddress(address: string, origin: string | undefined): string {
  if (!origin || address === '' || URL.canParse(address)) return address;
  return URL.canParse(address, origin) ? new URL(address, origin).href : '';
}
