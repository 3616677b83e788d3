import { replacePlaceholders, type MacroText } from './macros/index.ts';

/**
 * A text as it is shown: macros filled in, and whole characters only. Half of one, which a text cut
 * at a length ends with, does not survive the way to a browser; the page there would not be the one
 * that the server rendered.
 */
export function fillText(text: string, macros: MacroText | undefined): string {
  return (macros ? replacePlaceholders(text, macros) : text).toWellFormed();
}
