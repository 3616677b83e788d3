import { parseTree, printParseErrorCode, type ParseError, createScanner } from 'jsonc-parser';
import { type Break, type Stop, explainWord } from './explain-word.ts';
import { isJson } from './is-json.ts';
import { findPosition } from './positions.ts';

const NAMES: Readonly<Record<string, string>> = {
  '}': 'brace',
  ']': 'bracket',
};

/** Matches the line that git writes before the first of two versions, where neither was chosen. */
const MERGE_MARKER = /^<{7} .*$/m;
/** The words for that line. */
export const MERGED = {
  what: 'Two versions of these lines were merged, and none was chosen.',
  fix: 'Keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
};

/** The first place at which a text is not JSON. */
export function explainBreak(text: string): Break {
  const marker = MERGE_MARKER.exec(text);
  if (marker) return { ...MERGED, offset: marker.index, length: marker[0].length };
  const [first] = parseErrors(text);
  if (!first) return { what: 'It cannot be read.', offset: 0, length: 1 };
  const { offset, length } = first;
  const before = text.slice(0, offset).trimEnd().length - 1;
  const stop = { text, code: printParseErrorCode(first.error), offset, length, before };
  return (
    explainComma(stop) ??
    withSign(stop, explainBracket(stop)) ??
    explainWord(stop) ??
    withSign(stop, explainCode(stop))
  );
}

function parseErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
}

function explainComma({ text, code, offset, before }: Stop): Break | undefined {
  const isAfterComma = code === 'PropertyNameExpected' || code === 'ValueExpected';
  if (!isAfterComma || text[before] !== ',') return undefined;
  const next = text.charAt(offset);
  const away = { replacement: '', fix: 'Remove this comma.', length: 1 };
  if (next === ',') return { what: 'Two commas follow each other.', offset, ...away };
  const name = NAMES[next];
  return name
    ? { what: `A comma stands before the closing ${name}.`, offset: before, ...away }
    : undefined;
}

function explainBracket(stop: Stop): Break | undefined {
  const { text, code, offset } = stop;
  const surplus = code === 'EndOfFileExpected' ? NAMES[text.charAt(offset)] : undefined;
  if (surplus) {
    const what = `This closing ${surplus} closes nothing.`;
    return { what, fix: 'Remove it.', replacement: '', offset, length: 1 };
  }
  const unclosed = findUnclosed(text);
  const isTheCause =
    unclosed !== undefined && (unclosed.offset === offset || /^Close\w+Expected$/.test(code));
  return isTheCause ? { ...unclosed, length: 1 } : undefined;
}

/** The one sign that is missing, where with it the text is JSON and nothing else can be meant. */
function withSign<Found extends Break | undefined>({ text, code }: Stop, found: Found) {
  if (!found || found.replacement !== undefined) return found;
  const sign = missingSign(code, text.charAt(found.offset));
  if (sign === undefined) return found;
  const end = text.slice(0, found.offset).trimEnd().length;
  return isJson(text.slice(0, end) + sign + text.slice(end))
    ? { ...found, replacement: sign, replaces: 'nothing' as const }
    : found;
}

/**
 * A list that was never closed can end nowhere but with the object around it, as a member cannot
 * stand in it. Of objects within each other nobody knows which was to end.
 */
function missingSign(code: string, next: string): string | undefined {
  if (next === '}') return ']';
  if (code === 'ColonExpected') return ':';
  // Anything else that follows a value may be the rest of it.
  return code === 'CommaExpected' && '"{['.includes(next) ? ',' : undefined;
}

const BY_CODE: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  PropertyNameExpected: [
    'A property name in double quotes is missing here.',
    'Write the name before its value, as in "title": "Saving".',
  ],
  ValueExpected: ['A value is missing here.', 'Write one, or remove what announces it.'],
  ColonExpected: ['A colon is missing here.', 'Write a colon before it, behind the name.'],
  CommaExpected: ['A comma is missing here.', 'Write a comma before it.'],
  EndOfFileExpected: [
    'The document has ended before this text.',
    'Remove what stands here, or put it inside the document.',
  ],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  InvalidUnicode: [
    'This Unicode escape is not complete.',
    'Write \\u and four digits from 0 to f.',
  ],
  InvalidEscapeCharacter: [
    'This escape does not exist in JSON.',
    'Write \\\\ for a backslash; the escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u.',
  ],
  InvalidCharacter: [
    'This character has to be escaped.',
    'Write it as an escape, such as \\t or \\u0000.',
  ],
};

function explainCode({ text, code, offset, length }: Stop): Break {
  if (text.trim() === '') {
    return { what: 'There is nothing in it.', fix: 'Write the document.', offset: 0, length: 1 };
  }
  const [what, fix] = BY_CODE[code] ?? [];
  return { what: what ?? 'It cannot be read.', ...(fix && { fix }), offset, length };
}

/** A bracket or brace that is missing, and the place where it is missed. */
interface Unclosed {
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
function findUnclosed(text: string): Unclosed | undefined {
  const scanner = createScanner(text, true);
  const open: Opener[] = [];
  scanner.scan();
  for (let offset = 0; (offset = scanner.getTokenOffset()) < text.length; scanner.scan()) {
    const character = text.charAt(offset);
    const closer = CLOSERS[character];
    if (closer) open.push({ closer, offset });
    if (character !== '}' && character !== ']') continue;
    const last = open.pop();
    if (last && last.closer !== character) return describeUnclosed(text, last, offset);
  }
  const last = open.at(-1);
  return last && describeUnclosed(text, last, text.trimEnd().length);
}

function describeUnclosed(
  text: string,
  { closer, offset: start }: Opener,
  offset: number,
): Unclosed {
  const [bracket, holder] = WORDS[closer] ?? [];
  const { line, column } = findPosition(text, start);
  return {
    what: `A closing ${bracket} is missing here: the ${holder} that begins in line ${line}, column ${column} is still open.`,
    fix: `Write ${closer} here, or wherever that ${holder} is to end.`,
    offset,
  };
}
