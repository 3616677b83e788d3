import { fingerprint } from './fingerprint.ts';

const LETTERS_AT_MOST = 100;
const LETTERS_OF_LONG = 84;

/** At most so many lines; the last says how many more there are, and changes when they do. */
export function cutLines(lines: readonly string[], room: number): readonly string[] {
  if (lines.length <= room) return lines;
  const shown = lines.slice(0, room - 1);
  const hidden = lines.slice(shown.length);
  const indent = /^ */.exec(hidden[0] ?? '')?.[0] ?? '';
  return [...shown, `${indent}… ${hidden.length} more (${fingerprint(hidden.join('\n'))})`];
}

/** A line that fits a window; one that is cut still changes with what was cut off. */
export function cutLine(line: string): string {
  if (line.length <= LETTERS_AT_MOST) return line;
  return `${line.slice(0, LETTERS_OF_LONG).trimEnd()} … (${fingerprint(line)})`;
}
