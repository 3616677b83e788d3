import { createScanner } from 'jsonc-parser';
import { findPosition } from './positions.ts';

/** A bracket or brace that is missing, and the place where it is missed. */
export interface Unclosed {
  readonly what: string;
  readonly fix: string;
  readonly offset: number;
}

interface Opener {
  readonly closer: string;
  readonly offset: number;
}

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const WORDS: Readonly<Record<string, readonly [bracket: string, holder: string]>> = {
  '}': ['brace', 'object'],
  ']': ['bracket', 'list'],
};

/**
 * Finds where an object or a list ought to have been closed: at a closer of the other kind, or at
 * the end.
 */
export function findUnclosed(text: string): Unclosed | undefined {
  const scanner = createScanner(text, true);
  const open: Opener[] = [];
  scanner.scan();
  for (let offset = 0; (offset = scanner.getTokenOffset()) < text.length; scanner.scan()) {
    const character = text.charAt(offset);
    const closer = CLOSERS[character];
    if (closer) open.push({ closer, offset });
    if (character !== '}' && character !== ']') continue;
    const last = open.pop();
    if (last && last.closer !== character) return unclosed(text, last, offset);
  }
  const last = open.at(-1);
  return last && unclosed(text, last, text.trimEnd().length);
}

function unclosed(text: string, { closer, offset: start }: Opener, offset: number): Unclosed {
  const [bracket, holder] = WORDS[closer] ?? [];
  const { line, column } = findPosition(text, start);
  return {
    what: `A closing ${bracket} is missing here: the ${holder} that begins in line ${line}, column ${column} is still open.`,
    fix: `Write ${closer} here, or wherever that ${holder} is to end.`,
    offset,
  };
}
