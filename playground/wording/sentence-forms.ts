/**
 * The sentences of one language: by the code of a problem, and for what stands inside of sentences
 * by a name of its own, each English form with its translation.
 */
export type SentenceTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An English sentence with placeholders, read. */
export interface SentenceForm {
  readonly pattern: RegExp;
  /** The placeholders in the order of the pattern's groups. */
  readonly names: readonly string[];
  readonly translation: string;
}

/** A placeholder of a form, such as `{name}`. `{currentUrl}` is none: an author may write it. */
export const PLACEHOLDER = /\{([a-z]+)\}/;

const NUMBER = '-?\\d+(?:\\.\\d+)?';
const NO_QUOTE = '[^"]+';
/** The tables of what may stand in some placeholders: a value has to be one of the forms there. */
const TABLE_OF: Readonly<Record<string, string>> = { type: 'types', document: 'documents' };

/** Tells by a pattern what may stand in a placeholder. In all others it may be anything. */
const PATTERNS: Readonly<Record<string, string>> = {
  // As problems describe a value that was found: in JSON, or in words.
  value: '"(?:[^"\\\\]|\\\\.)*"|a list of \\d+|an object|[^\\s"]+',
  size: `\\d+ [a-z]+|${NUMBER}`,
  tag: '</?[^<>\\s]*>',
  markup: '<.*',
  ...Object.fromEntries(
    ['count', 'limit', 'line', 'column', 'index'].map((name) => [name, NUMBER]),
  ),
  // They stand between quotes.
  ...Object.fromEntries(['word', 'member', 'suggestion', 'holder'].map((name) => [name, NO_QUOTE])),
};

/** Reads the forms of one part of a table: those that say most themselves come first. */
export function readForms(table: SentenceTable, part: string): readonly SentenceForm[] {
  const forms = Object.entries(table[part] ?? {});
  return forms
    .toSorted(([left], [right]) => weigh(right) - weigh(left))
    .map(([form, translation]) => {
      const pieces = form.split(PLACEHOLDER);
      const source = pieces.map((piece, index) =>
        index % 2 === 0 ? escapePattern(piece) : `(${getPattern(piece, table)})`,
      );
      return {
        pattern: new RegExp(`^${source.join('')}$`, 'su'),
        names: pieces.filter((_, index) => index % 2 === 1),
        translation,
      };
    });
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** The characters of a form that stand in no placeholder. */
function weigh(form: string): number {
  return form.replaceAll(/\{[a-z]+\}/g, '').length;
}

function getPattern(name: string, table: SentenceTable): string {
  if (name === 'types') {
    const type = getPattern('type', table);
    return `(?:${type})(?: or (?:${type}))*`;
  }
  const inside = TABLE_OF[name];
  if (inside === undefined) return PATTERNS[name] ?? '.+';
  const words = Object.keys(table[inside] ?? {}).filter((word) => !PLACEHOLDER.test(word));
  return words
    .toSorted((left, right) => right.length - left.length)
    .map((word) => escapePattern(word))
    .join('|');
}
