import { isRecord } from '#schemas/is-record.ts';

/**
 * The work of translating a page: how it came from its version in another language. It is kept with
 * the draft, and no file ever has it.
 */
export interface Translation {
  /** The language of the version that it was made of. */
  readonly from: string;
  /** The path of that version, such as `en/individuals/spring`. */
  readonly fromPath: string;
  readonly locale: string;
  readonly segment: string;
  /** The path at which the site will show the page, such as `fr/particuliers/printemps`. */
  readonly path: string;
  /** The page as it was copied of that version: what is still the same is to be translated. */
  readonly source: string;
  /** The texts that are the same in both languages, such as names. */
  readonly same: readonly string[];
}

/** Reads what was in the storage, which another version may have written. */
export function readTranslation(value: unknown): Translation | undefined {
  if (!isRecord(value)) return undefined;
  const { from, fromPath, locale, segment, path, source, same } = value;
  const areTexts =
    typeof from === 'string' &&
    typeof fromPath === 'string' &&
    typeof locale === 'string' &&
    typeof segment === 'string' &&
    typeof path === 'string' &&
    typeof source === 'string';
  if (!areTexts || !Array.isArray(same)) return undefined;
  return { from, fromPath, locale, segment, path, source, same: same.filter(isText) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Marks a text as the same in both languages, or takes that back. */
export function markSame(translation: Translation, text: string, isSame: boolean): Translation {
  const others = translation.same.filter((each) => each !== text);
  return { ...translation, same: isSame ? [...others, text] : others };
}
