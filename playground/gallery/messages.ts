import { createContext, useContext } from 'react';
import { createToolMessages, type TranslateFrom } from '../environment/tool-messages.ts';
import deDE from './locales/de-DE.json' with { type: 'json' };
import enGB from './locales/en-GB.json' with { type: 'json' };
import frBE from './locales/fr-BE.json' with { type: 'json' };
import nlBE from './locales/nl-BE.json' with { type: 'json' };

type GalleryMessageKey = keyof typeof enGB;

/** Gives a text of the gallery, with values in its placeholders. */
export type GalleryTranslate = TranslateFrom<GalleryMessageKey>;

export const GALLERY_MESSAGES = { 'en-GB': enGB, 'fr-BE': frBE, 'nl-BE': nlBE, 'de-DE': deDE };

export type GalleryLanguage = keyof typeof GALLERY_MESSAGES;

export const { languages, languageOf, translatorFor } = createToolMessages<
  GalleryLanguage,
  GalleryMessageKey
>(GALLERY_MESSAGES);

/** The text of a value that has a name of its own here, such as a kind; else the value as it is. */
export function nameOfValue(t: GalleryTranslate, facet: string, value: string): string {
  const key = `${facet}_${value}`;
  return isMessageKey(key) ? t(key) : value;
}

function isMessageKey(key: string): key is GalleryMessageKey {
  return Object.hasOwn(enGB, key);
}

export const GalleryMessagesContext = createContext<GalleryTranslate>(translatorFor('en-GB'));

/** The texts of the gallery around a component. */
export function useGalleryMessages(): GalleryTranslate {
  return useContext(GalleryMessagesContext);
}
