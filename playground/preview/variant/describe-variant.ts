import { cutText } from '#schemas/content/cut-text.ts';
import { createToolMessages } from '../../environment/tool-messages.ts';
import deDE from './locales/de-DE.json' with { type: 'json' };
import enGB from './locales/en-GB.json' with { type: 'json' };
import frBE from './locales/fr-BE.json' with { type: 'json' };
import nlBE from './locales/nl-BE.json' with { type: 'json' };
import type { ShownVariant } from './decide-variant.ts';

export const VARIANT_MESSAGES = { 'en-GB': enGB, 'fr-BE': frBE, 'nl-BE': nlBE, 'de-DE': deDE };

type VariantLanguage = keyof typeof VARIANT_MESSAGES;

const { languageOf, translatorFor } = createToolMessages<VariantLanguage, keyof typeof enGB>(
  VARIANT_MESSAGES,
);

/** An address may hold anything, and a sentence is to stay one. */
const MAX_CHARACTERS = 100;

/** A sentence about what a preview shows, and the language that it is in. */
export interface VariantSentence {
  readonly text: string;
  readonly language: string;
}

/**
 * Says which variant a preview shows, or why it shows the page as it is, in the language of the
 * tools.
 */
export function describeVariant(
  { outcome, key, variant, known }: ShownVariant,
  locale: string | undefined,
): VariantSentence {
  const language = languageOf(locale);
  const values = { key, variant, known: known.join(', ') };
  const cut = Object.entries(values).map(([name, text]) => [name, cutText(text, MAX_CHARACTERS)]);
  return { text: translatorFor(language)(outcome, Object.fromEntries(cut)), language };
}
