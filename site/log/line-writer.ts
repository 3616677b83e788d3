import { cutText } from '#schemas/content/cut-text.ts';

/** A stream such as standard output. */
export interface LineTarget {
  readonly write: (text: string) => unknown;
}

export interface LineWriter {
  readonly write: (line: string) => void;
  /** Writes at once what has not been written yet. */
  readonly flush: () => void;
}

const MAX_TEXT_CHARACTERS = 500;

/**
 * Control characters, line ends and whatever is invisible or turns the direction of text: each
 * could break a line, move a terminal's cursor or make a line read as something else.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\t', String.raw`\t`],
]);

/**
 * Writes lines in their order, all of one turn of the event loop together: a write to a file or a
 * pipe waits for the system, which costs more than a cached page does.
 */
export function createLineWriter(target: LineTarget): LineWriter {
  let waiting: string[] = [];
  const flush = (): void => {
    if (waiting.length === 0) return;
    const text = `${waiting.join('\n')}\n`;
    waiting = [];
    target.write(text);
  };
  return {
    flush,
    write(line) {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(line);
    },
  };
}

/** A text from outside, made safe for a log: one line, nothing hidden, not too long. */
export function cleanText(text: string, maxCharacters = MAX_TEXT_CHARACTERS): string {
  const start = cutText(text, maxCharacters);
  const remaining = text.length - start.length;
  const clean = start.replaceAll(UNSAFE, escapeCharacter);
  return remaining > 0 ? `${clean}... (${remaining} more characters)` : clean;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0)?.toString(16) ?? '';
  return SHORT_ESCAPES.get(character) ?? `\\u{${code}}`;
}
