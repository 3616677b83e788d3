import '../preview-note.css';
import { createWindowEnvironment } from '../../environment/environment.ts';
import type { ShownVariant } from './decide-variant.ts';
import { cutText } from '#schemas/content/cut-text.ts';
import { createToolMessages } from '../../environment/tool-messages.ts';
import deDE from './locales/de-DE.json' with { type: 'json' };
import enGB from './locales/en-GB.json' with { type: 'json' };
import frBE from './locales/fr-BE.json' with { type: 'json' };
import nlBE from './locales/nl-BE.json' with { type: 'json' };

export const VARIANT_MESSAGES = { 'en-GB': enGB, 'fr-BE': frBE, 'nl-BE': nlBE, 'de-DE': deDE };

const { languageOf, translatorFor } = createToolMessages<VariantLanguage, keyof typeof enGB>(
  VARIANT_MESSAGES,
);

/** An address may hold anything, and a sentence is to stay one. */
const MAX_CHARACTERS = 100;

/** Writes above the page which variant a preview shows, in the language that the tools are in. */
export function writeVariantNote(window: Window, shown: ShownVariant): void {
  const { document } = window;
  const setting = createWindowEnvironment(window).readSetting('language');
  const { text, language } = describeVariant(shown, setting);
  const note = document.createElement('aside');
  note.className = 'preview-note';
  note.lang = language;
  note.dataset['outcome'] = shown.outcome;
  note.textContent = text;
  document.body.prepend(note);
}

type VariantLanguage = keyof typeof VARIANT_MESSAGES;

/** A sentence about what a preview shows, and the language that it is in. */
interface VariantSentence {
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
