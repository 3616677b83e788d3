import { format } from 'jsonc-parser';

const OPTIONS = { tabSize: 2, insertSpaces: true, eol: '\n' };
/** A file ends with a line end, and stays so. */
const LAST_LINE_END = /\n\s*$/;

/**
 * Formats a text of JSON as in a file of the fixtures; only spaces and line ends change. A broken
 * part stays as it is, and the text around it is formatted.
 */
export function formatText(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { offset, length, content } of format(text, undefined, {
    ...OPTIONS,
    insertFinalNewline: LAST_LINE_END.test(text),
  })) {
    pieces.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return [...pieces, text.slice(end)].join('');
}
