/** A macro as a text names it: %{group:key}%. */
export interface MacroName {
  readonly group: string;
  readonly key: string;
}

/** Returns the text of a macro. */
export type MacroText = (name: MacroName) => string;

/** The beginning of every placeholder. A text without it has none. */
export const PLACEHOLDER_START = '%{';

/** A group and a key hold neither what closes nor what separates them. */
const PLACEHOLDER = /%\{([^:{}%]*):([^:{}%]*)\}%/g;

/** Shown where a macro has no value. The raw placeholder never shows. */
export const NO_VALUE = '-';

/**
 * Puts the text of its macro in the place of every placeholder. One pass: a value is never read
 * again.
 */
export function replacePlaceholders(text: string, textOf: MacroText): string {
  if (!text.includes(PLACEHOLDER_START)) return text;
  return text.replace(PLACEHOLDER, (_, group: string, key: string) => {
    const name = { group: group.trim(), key: key.trim() };
    return isComplete(name) ? textOf(name) : NO_VALUE;
  });
}

/** A placeholder as it stands in a text. */
export interface Placeholder extends MacroName {
  readonly written: string;
}

/** A text in pieces: each placeholder that names a macro, and what stands around them. */
export function splitPlaceholders(text: string): readonly (string | Placeholder)[] {
  const pieces: (string | Placeholder)[] = [];
  let rest = 0;
  for (const { index, 0: written, 1: group = '', 2: key = '' } of text.matchAll(PLACEHOLDER)) {
    const name = { group: group.trim(), key: key.trim() };
    if (!isComplete(name)) continue;
    pieces.push(text.slice(rest, index), { ...name, written });
    rest = index + written.length;
  }
  return [...pieces, text.slice(rest)].filter((piece) => piece !== '');
}

/** Text with some value for every macro, for checks whose result no value can change. */
export function fillPlaceholders(text: string): string {
  return replacePlaceholders(text, () => 'macro');
}

/**
 * The first placeholder of a text that names no macro, or has no end; undefined where there is
 * none.
 */
export function findBrokenPlaceholder(text: string): string | undefined {
  const broken: string[] = [];
  const rest = text.replace(PLACEHOLDER, (match: string, group: string, key: string) => {
    if (group.trim() === '' || key.trim() === '') broken.push(match);
    return ' '.repeat(match.length);
  });
  const start = rest.indexOf(PLACEHOLDER_START);
  return broken[0] ?? (start === -1 ? undefined : text.slice(start));
}

/**
 * Finds every macro that is named by a text anywhere in the values, each once. A text with a
 * placeholder that names no macro goes to `onBroken`. Pauses after each value.
 */
export function* findMacros(
  values: Iterable<unknown>,
  onBroken?: (text: string) => void,
): Generator<void, MacroName[]> {
  const macros = new Map<string, MacroName>();
  for (const value of values) {
    const waiting: object[] = [[value]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const members: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
      for (const member of members) {
        if (typeof member === 'string') collect(member, macros, onBroken);
        else if (typeof member === 'object' && member !== null) waiting.push(member);
      }
    }
    yield;
  }
  return [...macros.values()];
}

function collect(
  text: string,
  macros: Map<string, MacroName>,
  onBroken: ((text: string) => void) | undefined,
): void {
  if (!text.includes(PLACEHOLDER_START)) return;
  if (onBroken && findBrokenPlaceholder(text) !== undefined) onBroken(text);
  for (const [, group = '', key = ''] of text.matchAll(PLACEHOLDER)) {
    const name = { group: group.trim(), key: key.trim() };
    if (isComplete(name)) macros.set(`${name.group}:${name.key}`, name);
  }
}

/** The pricing service is asked for nothing without a group or without a key. */
function isComplete({ group, key }: MacroName): boolean {
  return group !== '' && key !== '';
}
