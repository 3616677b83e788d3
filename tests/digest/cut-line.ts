import { fingerprint } from './fingerprint.ts';

const MAX_CHARACTERS = 100;
const LENGTH_OF_LONG = 84;

/** A line that fits a window; one that is cut still changes with what was cut off. */
export function cutLine(line: string): string {
  if (line.length <= MAX_CHARACTERS) return line;
  return `${line.slice(0, LENGTH_OF_LONG).trimEnd()} … (${fingerprint(line)})`;
}
