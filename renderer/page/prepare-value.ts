import type { Shape } from '#schemas/check-module.ts';
import type { Image } from '#schemas/prepared.ts';
import { cleanUrl } from './clean-url.ts';
import { isRecord } from './is-record.ts';
import { replacePlaceholders } from './macros/index.ts';
import type { PrepareOptions } from './prepare-page.ts';
import { readRichText } from './read-rich-text.ts';

/** A value ready for a component, along the shape of its schema. What has been checked is at most 64 levels deep. */
export function prepareValue(
  value: unknown,
  shape: Shape | undefined,
  options: PrepareOptions,
): unknown {
  if (typeof value === 'string') return prepareText(value, shape?.kind, options);
  if (Array.isArray(value)) return value.map((item) => prepareValue(item, shape?.items, options));
  if (!isRecord(value)) return value;

  const prepared = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      prepareValue(inner, shapeOf(name, shape), options),
    ]),
  );
  return shape?.kind === 'image' ? toImage(prepared, options.locale) : prepared;
}

/** Names come from outside: one such as toString must not find what every object inherits. */
function shapeOf(name: string, { properties = {}, values }: Shape = {}): Shape | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : values;
}

function prepareText(text: string, kind: Shape['kind'], { macros }: PrepareOptions): unknown {
  if (kind === 'rich-text') {
    // A macro's value is text: escaped, it can neither open a tag nor leave an attribute, quoted or not.
    return readRichText(
      macros ? replacePlaceholders(text, (name) => escapeMarkup(macros(name))) : text,
    );
  }
  const filled = macros ? replacePlaceholders(text, macros) : text;
  return kind === 'url' ? cleanUrl(filled) : filled;
}

/** Keeps what a component draws, and of the alternative texts the page's language (MD-002). */
function toImage(image: Record<string, unknown>, locale: string): Partial<Image> {
  const { original, transformBaseUrl, extension, width, height, pixelDensity } = image;
  const alt = image[`altText${locale.slice(0, 2).toUpperCase()}`];
  const known = { original, transformBaseUrl, extension, width, height, pixelDensity };
  const given = Object.entries(known).filter(([, member]) => member !== undefined);
  return { ...Object.fromEntries(given), alt: typeof alt === 'string' ? alt : '' };
}

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"'`=\s]/g, (character) => `&#${character.codePointAt(0)};`);
}
