import { finish } from '../../finish.ts';
import { findMacros, PLACEHOLDER_START } from '../../content/placeholders.ts';
import type { Problem } from '../../problems/problem.ts';
import {
  blankText,
  entityInPlainText,
  foreignMacro,
  markupInPlainText,
  unwrittenText,
} from '../../problems/text-problems.ts';
import { UNWRITTEN } from '../../unwritten.ts';
import type { KnownContent } from '../known-checks.ts';

/** The problems of these functions are placed by the one who asks. */
const HERE = '';

/** Matches by far the fewest texts: what may be markup, an entity or a macro, or is blank. */
const SUSPICIOUS =
  /[<&]|[{$#]\{|\[\[|\{%|%[a-z]|^\s+$|lorem ipsum|\bTODO\b|\bTBD\b|To be written: /i;

/** Words that keep the place of a text. In lower case, the short ones are words of languages. */
const UNWRITTEN_WORDS = new RegExp(`[Ll]orem ipsum|\\bTODO\\b|\\bTBD\\b|${UNWRITTEN.trim()}`);

const TAG =
  /<\/?(?:a|b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|script|small|span|strong|style|sub|sup|table|td|th|tr|u|ul|wbr)(?:\s[^<>]*)?\/?>/i;

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,9});/i;

/** Macros of other systems, and ours without its braces. */
const FOREIGN =
  /\{\{[^{}]*\}\}|[$#]\{[^{}]*\}|\[\[[^[\]]*\]\]|\{%[^{}]*%\}|<%[^<>]*%>|(?<![\d}])%[a-z][\w.:-]{2,}%/i;

const NAMES = /(?<group>[a-z\d][\w-]*)\s*[.:]\s*(?<key>[a-z\d][\w-]*)/i;

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: '’',
  euro: '€',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: '\u00A0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  shy: '\u00AD',
};

const MAX_CODE_POINT = 0x10_ff_ff;

/** Returns true for a text that is worth a look. Most are not. */
export function isSuspicious(text: string): boolean {
  return SUSPICIOUS.test(text);
}

/** Finds what visitors would read as it is written in a text that is no rich text. */
export function checkPlainText(
  text: string,
  { isTitle, content }: { readonly isTitle: boolean; readonly content: KnownContent },
): Problem[] {
  if (text !== '' && text.trim() === '') return [blankText(HERE, isTitle)];
  const [tag] = TAG.exec(text) ?? [];
  const [entity] = ENTITY.exec(text) ?? [];
  return [
    ...(tag === undefined ? [] : [markupInPlainText(tag, HERE)]),
    ...(entity === undefined ? [] : [entityInPlainText(entity, HERE, decode(entity))]),
    ...checkAnyText(text, content),
  ];
}

/** Finds what visitors would read as it is written in whatever text. */
export function checkAnyText(text: string, content: KnownContent): Problem[] {
  const [words] = UNWRITTEN_WORDS.exec(text) ?? [];
  return [
    ...(words === undefined ? [] : [unwrittenText(words, HERE)]),
    ...checkForeignMacro(text, content),
  ];
}

/** Finds a macro of another system. */
function checkForeignMacro(text: string, { macros }: KnownContent): Problem[] {
  const [macro] = FOREIGN.exec(withoutOwnMacros(text)) ?? [];
  if (macro === undefined) return [];
  const { group, key } = NAMES.exec(macro)?.groups ?? {};
  const name = `${group}:${key}`;
  const isRight = key !== undefined && (!macros || macros.includes(name));
  return [foreignMacro(macro, HERE, isRight ? `%{${name}}%` : undefined)];
}

/** The text without macros in our own form: two of them may look like one of another form. */
function withoutOwnMacros(text: string): string {
  if (!text.includes(PLACEHOLDER_START)) return text;
  return finish(findMacros([text])).reduce(
    (rest, { group, key }) => rest.replaceAll(`%{${group}:${key}}%`, ' '),
    text,
  );
}

function decode(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return CHARACTERS[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : undefined;
}
