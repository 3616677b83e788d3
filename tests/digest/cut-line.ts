import { fingerprint } from './fingerprint.ts';

const LETTERS_AT_MOST = 100;
const LETTERS_OF_LONG = 84;

/** A line that fits a window; one that is cut still changes with what was cut off. */
export function cutLine(line: string): string {
  if (line.length <= LETTERS_AT_MOST) return line;
  return `${line.slice(0, LETTERS_OF_LONG).trimEnd()} … (${fingerprint(line)})`;
}
