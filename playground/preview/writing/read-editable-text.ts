import type { ValueKind } from '#schemas/check-module.ts';

/** A text of a component that can be written in its place on the page. */
export interface EditableText {
  /** The value as it is stored. */
  readonly authored: string;
  /** The words of it: all that a person writes. */
  readonly words: string;
  /** Returns the value to be stored for other words. */
  readonly toAuthored: (words: string) => string;
}

/** One paragraph of rich text without anything in it, or words without even that. */
const PLAIN_MARKUP = /^(<p>)?([^<>&]*)(<\/p>)?$/;

/**
 * Reads a text as one that can be written in place: what is shown of it is what its author wrote.
 * Returns undefined for any other, such as one with a macro, with markup, or cut short.
 */
export function readEditableText(
  authored: unknown,
  shown: string,
  kind: ValueKind | undefined,
): EditableText | undefined {
  if (typeof authored !== 'string' || authored.includes('%{')) return undefined;
  const [open = '', words, close = ''] =
    kind === 'rich-text' ? splitMarkup(authored) : ['', authored];
  if (words === undefined || toPlainWords(words) !== toPlainWords(shown)) return undefined;
  const isMarkup = kind === 'rich-text';
  return {
    authored,
    words,
    toAuthored: (next) => open + (isMarkup ? escapeMarkup(next) : next) + close,
  };
}

function splitMarkup(authored: string): readonly (string | undefined)[] {
  const [, open = '', words, close = ''] = PLAIN_MARKUP.exec(authored) ?? [];
  return (open === '') === (close === '') ? [open, words, close] : [];
}

function escapeMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The words of a text without the characters that are put in for the breaking of lines. */
function toPlainWords(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
