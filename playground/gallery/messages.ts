import { createContext, useContext } from 'react';
import { withValues, type Language } from '../messages.ts';
import deDE from './locales/de-DE.json' with { type: 'json' };
import enGB from './locales/en-GB.json' with { type: 'json' };
import frBE from './locales/fr-BE.json' with { type: 'json' };
import nlBE from './locales/nl-BE.json' with { type: 'json' };

export type GalleryMessageKey = keyof typeof enGB;

/** Gives a text of the gallery, with values in the places that it keeps for them. */
export type GalleryTranslate = (
  word: GalleryMessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const GALLERY_MESSAGES: Readonly<
  Record<Language, Readonly<Record<GalleryMessageKey, string>>>
> = {
  'en-GB': enGB,
  'fr-BE': frBE,
  'nl-BE': nlBE,
  'de-DE': deDE,
};

/** Makes the texts of one language. */
export function galleryTranslatorFor(language: Language): GalleryTranslate {
  const words = GALLERY_MESSAGES[language];
  return (word, values = {}) => withValues(words[word], values);
}

/** The text of a value that has a name of its own here, such as a kind; else the value as it is. */
export function nameOfValue(t: GalleryTranslate, facet: string, value: string): string {
  const word = `${facet}_${value}`;
  return isMessageKey(word) ? t(word) : value;
}

function isMessageKey(word: string): word is GalleryMessageKey {
  return Object.hasOwn(enGB, word);
}

export const GalleryMessagesContext = createContext<GalleryTranslate>(
  galleryTranslatorFor('en-GB'),
);

/** The texts of the gallery around a part of it. */
export function useGalleryMessages(): GalleryTranslate {
  return useContext(GalleryMessagesContext);
}
