import { format } from 'jsonc-parser';

const OPTIONS = { tabSize: 2, insertSpaces: true, eol: '\n' };

/**
 * A text of JSON as it is written in a file of the fixtures, with the same characters but for
 * spaces and line ends. What is broken stays broken, around it all is in order.
 */
export function formatText(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { offset, length, content } of format(text, undefined, OPTIONS)) {
    pieces.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return [...pieces, text.slice(end)].join('');
}
