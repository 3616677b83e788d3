import { useEffect, useMemo, useState } from 'react';
import type { Surroundings } from '../environment.ts';
import { languageNamed, type Language } from '../messages.ts';
import { galleryWordsIn, type GallerySay } from './messages.ts';

const NAME = 'language';

export interface GalleryLanguage {
  readonly say: GallerySay;
  readonly language: Language;
  readonly chooseLanguage: (language: Language) => void;
}

/** The language of the tool, which playground and gallery share, and the document's with it. */
export function useGalleryLanguage(surroundings: Surroundings): GalleryLanguage {
  const [language, setLanguage] = useState(() => languageNamed(surroundings.recall(NAME)));
  const say = useMemo(() => galleryWordsIn(language), [language]);
  useEffect(() => document.documentElement.setAttribute('lang', language), [language]);
  return {
    say,
    language,
    chooseLanguage(chosen) {
      setLanguage(chosen);
      surroundings.remember(NAME, chosen);
    },
  };
}
