import { createScanner } from 'jsonc-parser';
import { locate, findPosition, type Position } from '#schemas/validate/json/positions.ts';
import { readJson } from '#schemas/validate/json/read-json.ts';

/** A stretch of a text. */
export interface Place extends Position {
  readonly offset: number;
  readonly length: number;
  /** True if the place holds a token in quotes, which a suggested spelling can replace. */
  readonly isQuoted: boolean;
}

/** The first token at a place of a text: a name or a value, or the brace that opens one. */
export function findTokenPlace(text: string, position: Position): Place {
  const offset = offsetOf(text, position);
  const scanner = createScanner(text);
  scanner.setPosition(offset);
  scanner.scan();
  return {
    ...position,
    offset,
    length: Math.max(1, scanner.getTokenLength()),
    isQuoted: text.charAt(offset) === '"',
  };
}

/**
 * Finds the place of the value under a JSON pointer, or of the value that would hold it. Returns
 * undefined in a text that is nested too deep.
 */
export function findValuePlace(text: string, pointer: string): Place | undefined {
  const reading = readJson(text);
  if ('problem' in reading && reading.problem.code === 'too-deep') return undefined;
  const [position] = locate(text, [
    { code: 'selection', severity: 'warning', pointer, message: '', fix: '' },
  ]);
  return position && findTokenPlace(text, position);
}

/** The place of a stretch of a text; of the token at the offset where no length is given. */
export function toPlace(text: string, offset: number, length?: number): Place {
  const place = findTokenPlace(text, findPosition(text, offset));
  return length === undefined ? place : { ...place, length: Math.max(1, length) };
}

function offsetOf(text: string, { line, column }: Position): number {
  let start = 0;
  const ends = text.matchAll(/\r\n|\n|\r/g);
  for (let passed = 1; passed < line; passed += 1) {
    const { value: end } = ends.next();
    if (!end) break;
    start = end.index + end[0].length;
  }
  return start + column - 1;
}
