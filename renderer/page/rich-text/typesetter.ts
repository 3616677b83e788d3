import { readRichText } from '#schemas/content/read-rich-text.ts';
import type { RichText } from '#schemas/prepared.ts';
import { memoizeByObject, memoizeText } from '../../memoize/index.ts';
import { joinFigures } from './join-figures.ts';
import { noteMarks } from './link-notes.ts';
import { mayHaveMarks } from './map-note-marks.ts';
import { mayHaveFigure } from './may-have-figure.ts';
import { typesetRichText } from './typeset-rich-text.ts';

type Hyphenate = (text: string) => string;

/** Makes texts ready for lines of any width. */
export interface Typesetter {
  /** Makes a text ready to be read: figures stay whole, long words may part. */
  readonly text: (text: string) => string;
  /** The same with footnote marks. */
  readonly notedText: (text: string) => RichText;
  readonly richText: (markup: string) => RichText;
}

/**
 * Figures are looked for in a dozen ways; a text without one is told faster than it would be found
 * again.
 */
const joined = memoizeText(joinFigures);

const unhyphenated: Hyphenate = (text) => text;
/** One for all pages in a language, since it memoizes what it has read. */
const typesetterFor = memoizeByObject(createTypesetter);

/** The typesetter of a language. */
export function getTypesetter(hyphenate: Hyphenate = unhyphenated): Typesetter {
  return typesetterFor(hyphenate);
}

function createTypesetter(hyphenate: Hyphenate): Typesetter {
  const text = (plain: string) => hyphenate(mayHaveFigure(plain) ? joined(plain) : plain);
  return {
    text,
    notedText(plain) {
      const tree = plain === '' ? [] : [text(plain)];
      return mayHaveMarks(plain) ? noteMarks(tree) : tree;
    },
    richText: memoizeText((markup) => {
      const tree = typesetRichText(readRichText(markup), hyphenate);
      return mayHaveMarks(markup) ? noteMarks(tree) : tree;
    }),
  };
}
