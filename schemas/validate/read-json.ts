import { createScanner } from 'jsonc-parser';
import { MAX_DEPTH } from '../limits.ts';
import { tooDeep } from '../problems/boundaries.ts';
import { brokenJson } from '../problems/catalogue.ts';
import { pointerTo } from '../problems/pointer.ts';
import type { Problem } from '../problems/problem.ts';
import { explainBreak } from './explain-break.ts';

export type Reading =
  | { readonly value: unknown }
  /** `offset` and `length` say which stretch of the text shows it. */
  | { readonly problem: Problem; readonly offset: number; readonly length: number };

/** Reads JSON, or says what is wrong with it and where. */
export function readJson(text: string): Reading {
  try {
    const value: unknown = JSON.parse(text);
    return (isDeeperThan(MAX_DEPTH, value) && findTooDeep(text)) || { value };
  } catch {
    return findTooDeep(text) ?? findBreak(text);
  }
}

/** The engine's wording differs between versions and often has no position, so the other parser is asked. */
function findBreak(text: string): Reading {
  const { what, fix, replacement, offset, length } = explainBreak(text);
  const problem = brokenJson(what, fix);
  return {
    problem: { ...problem, ...(replacement !== undefined && { replacement }) },
    offset,
    length,
  };
}

/** Whether a value has more levels than that. Calls itself no deeper. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
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
      return { problem: tooDeep(MAX_DEPTH, path.reduce<string>(pointerTo, '')), offset, length: 1 };
    }
    follow(path, character, scanner.getTokenValue());
  }
  return undefined;
}

/** Keeps the path to the present token: a name for each open object, an index for each open list. */
function follow(path: (string | number)[], character: string, token: string): void {
  const last = path.length - 1;
  const member = path[last];
  if (character === '{') path.push('');
  else if (character === '[') path.push(0);
  else if (character === '}' || character === ']') path.pop();
  else if (character === ',' && typeof member === 'number') path[last] = member + 1;
  // A value that is a text is taken for a name as well: it has no inside, and the next name replaces it.
  else if (character === '"' && typeof member === 'string') path[last] = token;
}
