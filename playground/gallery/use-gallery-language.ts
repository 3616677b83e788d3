import { useEffect, useMemo, useState } from 'react';
import type { Environment } from '../environment.ts';
import { languageNamed, type Language } from '../messages.ts';
import { galleryTranslatorFor, type GalleryTranslate } from './messages.ts';

const NAME = 'language';

export interface GalleryLanguage {
  readonly t: GalleryTranslate;
  readonly language: Language;
  readonly chooseLanguage: (language: Language) => void;
}

/** The language of the tool, which playground and gallery share, and the document's with it. */
export function useGalleryLanguage(environment: Environment): GalleryLanguage {
  const [language, setLanguage] = useState(() => languageNamed(environment.readSetting(NAME)));
  const t = useMemo(() => galleryTranslatorFor(language), [language]);
  useEffect(() => document.documentElement.setAttribute('lang', language), [language]);
  return {
    t,
    language,
    chooseLanguage(chosen) {
      setLanguage(chosen);
      environment.storeSetting(NAME, chosen);
    },
  };
}
