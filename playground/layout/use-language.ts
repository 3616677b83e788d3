import { useEffect, useState } from 'react';
import type { Environment } from '../environment/environment.ts';

const NAME = 'language';

/**
 * The language of the tools, which playground and gallery share, and the document's with it; and
 * the way to choose one.
 */
export function useLanguage<Language extends string>(
  environment: Environment,
  languageOf: (locale: string | undefined) => Language,
): [Language, (chosen: Language) => void] {
  const [language, setLanguage] = useState(() => languageOf(environment.readSetting(NAME)));
  useEffect(() => document.documentElement.setAttribute('lang', language), [language]);
  const chooseLanguage = (chosen: Language) => {
    setLanguage(chosen);
    environment.storeSetting(NAME, chosen);
  };
  return [language, chooseLanguage];
}
