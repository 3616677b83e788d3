import { createContext } from 'react';
import type { Language } from '../environment/messages.ts';
import type { SentenceTable } from './sentence-forms.ts';

/** The table of a language, once it is there. */
export interface LoadedSentences {
  readonly language: Language;
  readonly table: SentenceTable;
}

export type SentenceLoader = () => Promise<LoadedSentences | undefined>;

/** The tables, each in a chunk of its own. English has none, as problems are English. */
const LOADERS: Readonly<Record<Language, SentenceLoader>> = {
  'en-GB': async () => undefined,
  'fr-BE': async () => ({
    language: 'fr-BE',
    table: (await import('./sentences/fr-BE.json')).default,
  }),
  'nl-BE': async () => ({
    language: 'nl-BE',
    table: (await import('./sentences/nl-BE.json')).default,
  }),
  'de-DE': async () => ({
    language: 'de-DE',
    table: (await import('./sentences/de-DE.json')).default,
  }),
};

/** Gives what loads the sentences of a language: the same function each time. */
export const SentenceLoaders = createContext((language: Language) => LOADERS[language]);
