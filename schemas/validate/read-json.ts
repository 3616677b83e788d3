import { createScanner, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { MAX_DEPTH } from '../limits.ts';
import { tooDeep } from '../problems/boundaries.ts';
import { brokenJson } from '../problems/catalogue.ts';
import { pointerTo } from '../problems/pointer.ts';
import type { Problem } from '../problems/problem.ts';

export type Reading =
  | { readonly value: unknown }
  /** `offset` is where in the text it is. */
  | { readonly problem: Problem; readonly offset: number };

const FINDINGS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word means nothing in JSON.',
  InvalidNumberFormat: 'This is no number.',
  PropertyNameExpected: 'A property name in double quotes is missing here.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing here.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing brace is missing here.',
  CloseBracketExpected: 'A closing bracket is missing here.',
  EndOfFileExpected: 'The document has ended before this text.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfString: 'This text has no closing quote.',
  InvalidUnicode: 'This Unicode escape is not complete.',
  InvalidEscapeCharacter: 'This escape does not exist in JSON.',
  InvalidCharacter: 'This character has to be escaped.',
};

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
  const [first] = parseErrors(text);
  const finding = first && FINDINGS[printParseErrorCode(first.error)];
  return { problem: brokenJson(finding ?? 'It cannot be read.'), offset: first?.offset ?? 0 };
}

/** Calls itself no deeper than that. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function parseErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
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
      return { problem: tooDeep(MAX_DEPTH, path.reduce<string>(pointerTo, '')), offset };
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
