import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import type { Picture } from '../../assist/collect-pictures.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import { diffField } from '../../state/fill/fill-field.ts';
import type { Field } from './field.ts';

const ALTERNATIVE_TEXT = /^altText(?<language>[A-Z]{2})?$/;

/** The place of an image, and what stands there. */
interface ImagePlace {
  readonly pointer: string;
  readonly field: Field;
  readonly before: unknown;
}

/**
 * Returns the changes that put another picture into an image: all that the image says of its file.
 * How it is to be shown stays.
 */
export function diffPicture(
  { pointer, field, before }: ImagePlace,
  { original, transformBaseUrl, width, height, title, alternativeTexts }: Picture,
): JsonChange[] {
  const { properties = {} } = field.schema;
  const present = isRecord(before) ? before : {};
  const description = present['description'] === undefined ? undefined : title;
  const about = { original, transformBaseUrl, extension: 'png', description, width, height };
  const texts = Object.keys(properties).filter((name) => ALTERNATIVE_TEXT.test(name));
  const values = new Map<string, unknown>([
    ...Object.entries(about).filter(([name]) => name in properties),
    ...texts.map((name): [string, unknown] => [name, alternativeTexts[name]]),
  ]);
  if (!isRecord(before)) {
    const members = [...values].filter(([, value]) => value !== undefined);
    return diffField(pointer, before, Object.fromEntries(members));
  }
  return [...values].flatMap(([name, value]) =>
    diffField(appendPointer(pointer, name), present[name], value),
  );
}

/** The alternative texts of an image, by language, and by locale those of `altText`. */
export function listAlternativeTexts(
  image: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  const { altText } = image;
  const byLanguage = Object.entries(image).flatMap(([name, text]) => {
    const language = ALTERNATIVE_TEXT.exec(name)?.groups?.['language'];
    return language === undefined ? [] : [[language, text] as const];
  });
  const byLocale = isRecord(altText) ? Object.entries(altText) : [];
  return [...byLanguage, ...byLocale].filter(
    (each): each is readonly [string, string] => typeof each[1] === 'string',
  );
}
