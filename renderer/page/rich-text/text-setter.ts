import { readRichText } from '#schemas/content/read-rich-text.ts';
import type { RichText } from '#schemas/prepared.ts';
import { memoizeText } from '../../memoize/index.ts';
import { joinFigures } from './join-figures.ts';
import { noteMarks } from './link-notes.ts';
import { mayHaveMarks } from './map-note-marks.ts';
import { setRichText } from './set-rich-text.ts';

type Hyphenate = (text: string) => string;

/** Makes texts ready for lines of any width. */
export interface TextSetter {
  /** What is read: figures stay whole, long words may part. */
  readonly text: (text: string) => string;
  /** The same with footnote marks. */
  readonly notedText: (text: string) => RichText;
  readonly richText: (markup: string) => RichText;
}

const unhyphenated: Hyphenate = (text) => text;
const setters = new WeakMap<Hyphenate, TextSetter>();

/** The setter of a language, one for all pages in it, since it knows again what it has read. */
export function textSetterOf(hyphenate: Hyphenate = unhyphenated): TextSetter {
  const known = setters.get(hyphenate);
  if (known) return known;

  const setter = createTextSetter(hyphenate);
  setters.set(hyphenate, setter);
  return setter;
}

function createTextSetter(hyphenate: Hyphenate): TextSetter {
  const text = memoizeText((plain: string) => hyphenate(joinFigures(plain)));
  return {
    text,
    notedText(plain) {
      const tree = plain === '' ? [] : [text(plain)];
      return mayHaveMarks(plain) ? noteMarks(tree) : tree;
    },
    richText: memoizeText((markup) => {
      const tree = setRichText(readRichText(markup), hyphenate);
      return mayHaveMarks(markup) ? noteMarks(tree) : tree;
    }),
  };
}
