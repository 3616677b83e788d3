import { createContext, useContext } from 'react';
import { ENGLISH_WORDS, type SchemaWords } from '../environment/schema-words.ts';

/** The words of the schemas in the language of the tool; English ones until those are loaded. */
export const SchemaWordsContext = createContext<SchemaWords>(ENGLISH_WORDS);

/** The words of the schemas; the component renders again when the language changes. */
export function useSchemaWords(): SchemaWords {
  return useContext(SchemaWordsContext);
}
