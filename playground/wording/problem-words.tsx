import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { LanguageContext, usePlayground } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import { useLoaded } from '../layout/use-loaded.ts';
import type { Passage } from './passage.ts';
import {
  createProblemTranslator,
  leaveEnglish,
  markEnglish,
  type TranslateProblem,
} from './translate-problem.ts';
import type { Language } from '../environment/messages.ts';
import type { SentenceTable } from './sentence-forms.ts';

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

const ProblemWordsContext = createContext<TranslateProblem>(leaveEnglish);

/** Gives the sentences of problems in the language of the tool, English until they are there. */
export function useProblemWords(): TranslateProblem {
  return useContext(ProblemWordsContext);
}

/**
 * Has the sentences of problems for what stands in it. They are loaded once texts are checked, in a
 * language other than English. Where they do not come, problems stay English.
 */
export function ProblemWordsProvider({ children }: { readonly children: ReactNode }) {
  const language = useContext(LanguageContext);
  const areChecked = usePlayground(({ known }) => known !== undefined);
  const loaderOf = useContext(SentenceLoaders);
  const { data } = useLoaded(loaderOf(areChecked ? language : 'en-GB'));
  const { translate: describe } = useSchemaWords();
  const toWords = useMemo(() => {
    if (language === 'en-GB') return leaveEnglish;
    return data?.language === language
      ? createProblemTranslator(data.table, describe)
      : markEnglish;
  }, [language, data, describe]);
  return <ProblemWordsContext value={toWords}>{children}</ProblemWordsContext>;
}

/** A text of a problem; what is still English in it is read out as English. */
export function Words({ passage }: { readonly passage: Passage }) {
  return passage.map(({ text, lang }, index) =>
    lang === undefined ? (
      text
    ) : (
      // Runs have no name of their own, and another text is another list.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} lang={lang}>
        {text}
      </span>
    ),
  );
}

/** The table of a language, once it is there. */
interface LoadedSentences {
  readonly language: Language;
  readonly table: SentenceTable;
}

type SentenceLoader = () => Promise<LoadedSentences | undefined>;
