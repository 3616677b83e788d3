import { isJson } from './is-json.ts';

/** Tells why a text is no JSON, and which stretch of it shows that. */
export interface Break {
  readonly what: string;
  readonly fix?: string;
  /** The text to write there instead, where only one can be meant. */
  readonly replacement?: string;
  /**
   * It is set if the fix takes the place of nothing, and belongs behind what stands before, or of a
   * text without its closing quote.
   */
  readonly replaces?: 'nothing' | 'unclosed';
  readonly offset: number;
  readonly length: number;
}

/** The place where the parser stopped, and the text before it. */
export interface Stop {
  readonly text: string;
  readonly code: string;
  readonly offset: number;
  readonly length: number;
  /** Offset of the last character before it that is no blank; -1 where there is none. */
  readonly before: number;
}

type Explain = (stop: Stop, word: string) => Omit<Break, 'offset' | 'length'> | undefined;

const QUOTES = "“”„‟«»‘’‚‹›`'";
const QUOTED = new RegExp(
  `^[${QUOTES}]((?:[^\\\\\\n]|\\\\.)*?)[${QUOTES}](?=\\s*(?:[:,}\\]]|$))`,
  'u',
);
const TYPOGRAPHIC = /[“”„‟«»‘’‚‹›]/u;
/**
 * A text that goes on to the next straight quote, since what was to close it is a typographic one.
 */
const MISCLOSED = /"[^"\n]*([“”„‟«»‘’‚‹›])\s*[:,\]}][^"\n]*"$/u;
const NOT_QUOTED = 'These quotation marks are not those of JSON.';
const NO_WORD = 'This word means nothing in JSON.';

/** Explains a word, a number or a text that JSON does not know. */
export function explainWord(stop: Stop): Break | undefined {
  const { text, code, offset, length } = stop;
  const quoted = code === 'InvalidSymbol' ? QUOTED.exec(text.slice(offset)) : undefined;
  if (quoted) return { ...straight(quoted[1] ?? ''), offset, length: quoted[0].length };

  const mark = MISCLOSED.exec(text.slice(0, stop.before + 1))?.[1];
  if (mark) return { ...unclosedBy(mark), offset, length };

  const word = text.slice(offset, offset + length);
  const explain = BY_CODE[code];
  const explanation = explain?.(stop, word);
  return explanation && { ...explanation, offset, length };
}

function straight(inner: string) {
  const replacement = JSON.stringify(inner.replaceAll(/\\(?<sign>['"`])/g, '$<sign>'));
  return { what: NOT_QUOTED, fix: `Write straight double quotes: ${replacement}.`, replacement };
}

const BY_CODE: Readonly<Record<string, Explain>> = {
  InvalidSymbol: (stop, word) =>
    explainQuote(word) ?? explainNumber(word) ?? explainName(stop, word) ?? explainValue(word),
  UnexpectedEndOfString: ({ text, offset, length }, word) => {
    const mark = TYPOGRAPHIC.exec(word)?.[0];
    if (mark) return unclosedBy(mark);
    const isCut = /[\r\n]/.test(text.slice(offset + length - 1, offset + length + 1));
    const line = isCut ? ' A line break within a text is written \\n.' : '';
    return {
      what: 'This text has no closing quote.',
      fix: `Close it with a double quote.${line}`,
      ...closeText(text, offset, length),
    };
  },
  CommaExpected: ({ text, offset, before }, word) =>
    /^\d/.test(word) && text[before] === '0' && before === offset - 1
      ? { what: 'This is no number.', fix: 'Write it without a zero in front.' }
      : undefined,
  UnexpectedEndOfNumber: () => ({
    what: 'This is no number.',
    fix: 'Write digits, such as 12 or 1.5.',
  }),
};

/**
 * The text with its closing quote before the signs that end its line, and with a comma where one
 * has to follow: the first of these with which all of the document is JSON.
 */
function closeText(text: string, offset: number, length: number) {
  const word = text.slice(offset, offset + length).trimEnd();
  const signs = /[\s,}\]]*$/.exec(word)?.[0].length ?? 0;
  const closed = Array.from({ length: signs + 1 }, (_, index) => {
    const end = word.length - signs + index;
    return `${word.slice(0, end)}"${word.slice(end)}`;
  });
  const replacement = [...closed, `${word}",`].find((each) =>
    isJson(text.slice(0, offset) + each + text.slice(offset + length)),
  );
  return replacement === undefined ? {} : { replacement, replaces: 'unclosed' as const };
}

function unclosedBy(mark: string) {
  return {
    what: 'This text has no closing quote.',
    fix: `Close it with a straight double quote; ${mark} is none.`,
  };
}

function explainQuote(word: string) {
  if (!QUOTES.includes(word.charAt(0))) return undefined;
  return { what: NOT_QUOTED, fix: 'Write straight double quotes around the text.' };
}

function explainNumber(word: string) {
  if (!/^[.+]\d/.test(word)) return undefined;
  const fix = word.startsWith('+')
    ? 'Write it without the plus.'
    : 'Write a digit before the point.';
  return { what: 'This is no number.', fix };
}

function explainName({ text, offset, length, before }: Stop, word: string) {
  const isName = /[{,]/.test(text.charAt(before)) && /^\s*:/.test(text.slice(offset + length));
  if (!isName) return undefined;
  const replacement = JSON.stringify(word);
  return { what: `The name ${word} has no quotes.`, fix: `Write ${replacement}.`, replacement };
}

const NOTHING = new Set(['undefined', 'nan', 'none', 'nil', 'infinity']);
const LITERALS = new Set(['true', 'false', 'null']);

function explainValue(word: string) {
  const lower = word.toLowerCase();
  if (LITERALS.has(lower)) {
    return { what: NO_WORD, fix: `Write ${lower}, in lower case.`, replacement: lower };
  }
  const fix = NOTHING.has(lower)
    ? 'Leave the property out where there is no value.'
    : `Write a text in double quotes: ${JSON.stringify(word)}. Without quotes there are only numbers, true, false and null.`;
  return { what: NO_WORD, fix };
}
