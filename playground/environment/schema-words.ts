import type { Language } from './messages.ts';
import { toLabel } from './to-label.ts';

/** The words of the schemas as an author reads them, in one language of the tool. */
export interface SchemaWords {
  /** Names a type of component, such as `news-card`. */
  readonly nameComponent: (type: string) => string;
  /** Names a member, such as `cardSize`. */
  readonly nameMember: (name: string) => string;
  /** Names one of the values that a member can have, such as `small`. */
  readonly nameValue: (value: string) => string;
  /** Translates the description of a schema. */
  readonly translate: (description: string) => string;
}

/** The content of a file of `schemas/translations`, each part by what is in the schemas. */
export interface SchemaTranslation {
  readonly components: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
}

/** English is in the schemas themselves. */
export const ENGLISH_WORDS: SchemaWords = {
  nameComponent: toLabel,
  nameMember: toLabel,
  nameValue: (value) => value,
  translate: (description) => description,
};

/**
 * Creates the words of a translation. A page may hold types and members that no schema has; they
 * are named by their own names.
 */
export function createSchemaWords(translation: SchemaTranslation): SchemaWords {
  const { components, members, values, descriptions } = translation;
  return {
    nameComponent: (type) => find(components, type) ?? ENGLISH_WORDS.nameComponent(type),
    nameMember: (name) => find(members, name) ?? ENGLISH_WORDS.nameMember(name),
    nameValue: (value) => find(values, value) ?? value,
    translate: (description) => find(descriptions, description) ?? description,
  };
}

/** The page decides about the key, which may be the name of something that every object has. */
function find(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

const TRANSLATIONS: Readonly<
  Record<Exclude<Language, 'en-GB'>, () => Promise<{ readonly default: SchemaTranslation }>>
> = {
  'fr-BE': () => import('#schemas/translations/fr-BE.json'),
  'nl-BE': () => import('#schemas/translations/nl-BE.json'),
  'de-DE': () => import('#schemas/translations/de-DE.json'),
};

/**
 * Loads the words of a language, each in a file of its own that only those who read it load.
 * Rejects where the file cannot be loaded.
 */
export async function loadSchemaWords(language: Language): Promise<SchemaWords> {
  if (language === 'en-GB') return ENGLISH_WORDS;
  return createSchemaWords((await TRANSLATIONS[language]()).default);
}
