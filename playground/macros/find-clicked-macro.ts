import { splitPlaceholders } from '#schemas/content/placeholders.ts';
import { readMacroValues } from '../assist/macro-values.ts';

interface ClickedText {
  /** The text as its author wrote it. */
  readonly text: string;
  /** The word of it that was clicked, as the page shows it. */
  readonly word: string;
  readonly locale: string;
}

/** Soft hyphens and the like, which a page puts into words. */
const INVISIBLE = /[\u00AD\u200B\u2060]/g;
/** Signs beside a word that do not belong to it. */
const EDGES = /^[.,;:!?()“”„«»]+|[.,;:!?()“”„«»]+$/g;

/**
 * Finds the macro whose value was clicked in a text. Undefined where the word belongs to the text
 * itself.
 */
export function findClickedMacro(
  { text, word, locale }: ClickedText,
  macros: unknown,
): string | undefined {
  const { names, format } = readMacroValues(macros);
  const clicked = new Set(listWords(word));
  return splitPlaceholders(text)
    .flatMap((piece) => (typeof piece === 'string' ? [] : [`${piece.group}:${piece.key}`]))
    .filter((name) => names.has(name))
    .find((name) => listWords(format(name, locale)).some((each) => clicked.has(each)));
}

function listWords(text: string): readonly string[] {
  return text
    .replaceAll(INVISIBLE, '')
    .split(/\s+/)
    .map((word) => word.replaceAll(EDGES, ''))
    .filter((word) => word !== '');
}
