import { createScanner } from 'jsonc-parser';
import { MAX_DEPTH } from '../../limits.ts';
import { tooDeep } from '../../problems/boundaries.ts';
import { brokenJson } from '../../problems/catalogue.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { explainBreak } from './explain-break.ts';

type Reading =
  /** `members` counts the properties of all objects in the value. */
  | { readonly value: unknown; readonly members: number }
  /** `offset` and `length` say which stretch of the text shows it. */
  | { readonly problem: Problem; readonly offset: number; readonly length: number };

/** Reads JSON, or says what is wrong with it and where. */
export function readJson(text: string): Reading {
  try {
    const value: unknown = JSON.parse(text);
    const members = countMembers(value, MAX_DEPTH);
    return (Number.isNaN(members) && findTooDeep(text)) || { value, members };
  } catch {
    return findTooDeep(text) ?? findBreak(text);
  }
}

/**
 * The engine's wording differs between versions and often has no position, so the other parser is
 * asked.
 */
function findBreak(text: string): Reading {
  const { what, fix, offset, length, ...quickFix } = explainBreak(text);
  const problem = brokenJson(what, fix);
  return {
    problem: { ...problem, ...quickFix },
    offset,
    length,
  };
}

const TOO_DEEP = Number.NaN;

/**
 * The properties of all objects in a value; no number for one with more levels than that. Calls
 * itself no deeper.
 */
function countMembers(value: unknown, levels: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return TOO_DEEP;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countMembers(item, levels - 1);
  } else {
    for (const member of Object.values(value)) count += 1 + countMembers(member, levels - 1);
  }
  return count;
}

/** Looks for it token by token: the parser with positions calls itself for every level. */
function findTooDeep(text: string): Reading | undefined {
  const scanner = createScanner(text, true);
  const path: (string | number)[] = [];
  scanner.scan();
  for (let offset = 0; (offset = scanner.getTokenOffset()) < text.length; scanner.scan()) {
    const character = text.charAt(offset);
    const isOpening = character === '{' || character === '[';
    if (isOpening && path.length === MAX_DEPTH) {
      return {
        problem: tooDeep(MAX_DEPTH, path.reduce<string>(appendPointer, '')),
        offset,
        length: 1,
      };
    }
    follow(path, character, scanner.getTokenValue());
  }
  return undefined;
}

/**
 * Keeps the path to the present token: a name for each open object, an index for each open list.
 */
function follow(path: (string | number)[], character: string, token: string): void {
  const last = path.length - 1;
  const member = path[last];
  if (character === '{') path.push('');
  else if (character === '[') path.push(0);
  else if (character === '}' || character === ']') path.pop();
  else if (character === ',' && typeof member === 'number') path[last] = member + 1;
  // A value that is a text is taken for a name as well: it has no inside, and the next name
  // replaces it.
  else if (character === '"' && typeof member === 'string') path[last] = token;
}
