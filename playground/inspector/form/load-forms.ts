import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../../environment/experience.ts';
import { ENGLISH_WORDS, type SchemaWords } from '../../environment/schema-words.ts';
import { createForms, type Forms } from './forms.ts';

/** The locales whose alternative texts have members of their own. */
const SPECIFIED = ['en-GB', 'fr-BE', 'nl-BE', 'de-DE'];
const FURTHER_LOCALES = experience.locales
  .map(({ locale }) => locale)
  .filter((locale) => !SPECIFIED.includes(locale));

let loading: Promise<(words: SchemaWords) => Forms> | undefined;

/**
 * The forms of all components, in the words of a language. Their schemas are those of the code
 * editor, in a chunk of their own that both load once somebody selects something, or edits.
 */
export async function loadForms(words = ENGLISH_WORDS): Promise<Forms> {
  loading ??= load().catch((error: unknown) => {
    // The network may be back when it is tried again.
    loading = undefined;
    throw error;
  });
  return (await loading)(words);
}

async function load(): Promise<(words: SchemaWords) => Forms> {
  const [{ default: schemas }, known] = await Promise.all([
    import('#schemas/generated/editor-schemas.json'),
    loadKnownChecks(experience),
  ]);
  const cache = new WeakMap<SchemaWords, Forms>();
  return (words) => {
    const forms =
      cache.get(words) ?? createForms(schemas, known, { words, furtherLocales: FURTHER_LOCALES });
    cache.set(words, forms);
    return forms;
  };
}
