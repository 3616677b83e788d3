import { createContext } from 'react';
import type { Language } from '../environment/messages.ts';
import type { SentenceTable } from './sentence-forms.ts';
import { createProblemTranslator, type TranslateProblem } from './translate-problem.ts';

/** A translation of problems, once it is there. */
export interface LoadedSentences {
  readonly language: Language;
  readonly translate: TranslateProblem;
}

export type SentenceLoader = () => Promise<LoadedSentences | undefined>;

/** The tables, each in a chunk of its own. English has none, as problems are English. */
const LOADERS: Readonly<Record<Language, SentenceLoader>> = {
  'en-GB': async () => undefined,
  'fr-BE': async () => read('fr-BE', (await import('./sentences/fr-BE.json')).default),
  'nl-BE': async () => read('nl-BE', (await import('./sentences/nl-BE.json')).default),
  'de-DE': async () => read('de-DE', (await import('./sentences/de-DE.json')).default),
};

/** Gives what loads the sentences of a language: the same function each time. */
export const SentenceLoaders = createContext((language: Language) => LOADERS[language]);

function read(language: Language, table: SentenceTable): LoadedSentences {
  return { language, translate: createProblemTranslator(table) };
}
