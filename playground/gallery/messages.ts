import { createContext, useContext } from 'react';
import { withValues, type Language } from '../messages.ts';
import deDE from './locales/de-DE.json' with { type: 'json' };
import enGB from './locales/en-GB.json' with { type: 'json' };
import frBE from './locales/fr-BE.json' with { type: 'json' };
import nlBE from './locales/nl-BE.json' with { type: 'json' };

export type GalleryWord = keyof typeof enGB;

/** Gives a text of the gallery, with values in the places that it keeps for them. */
export type GallerySay = (
  word: GalleryWord,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const GALLERY_WORDS: Readonly<Record<Language, Readonly<Record<GalleryWord, string>>>> = {
  'en-GB': enGB,
  'fr-BE': frBE,
  'nl-BE': nlBE,
  'de-DE': deDE,
};

/** Makes the texts of one language. */
export function galleryWordsIn(language: Language): GallerySay {
  const words = GALLERY_WORDS[language];
  return (word, values = {}) => withValues(words[word], values);
}

/** The text of a value that has a name of its own here, such as a kind; else the value as it is. */
export function nameOfValue(say: GallerySay, facet: string, value: string): string {
  const word = `${facet}_${value}`;
  return isWord(word) ? say(word) : value;
}

function isWord(word: string): word is GalleryWord {
  return Object.hasOwn(enGB, word);
}

export const GallerySayContext = createContext<GallerySay>(galleryWordsIn('en-GB'));

/** The texts of the gallery around a part of it. */
export function useGallerySay(): GallerySay {
  return useContext(GallerySayContext);
}
