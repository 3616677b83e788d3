import { Parser } from 'htmlparser2';
import type { RichText } from '../prepared.ts';
import { DROPPED_WITH_CONTENT } from './rich-text-rules.ts';
import { growTree } from './rich-text-tree.ts';

/** The parser's work grows with the square of the tags open at once: at this many the text is cut off. */
const MAX_OPEN_TAGS = 256;

/**
 * Reads markup once, by an allow-list, into a small tree. What is not allowed goes, its text stays; script,
 * style and the like go with their content. The same parser runs on server and browser, and no browser ever
 * parses the text as HTML.
 */
export function readRichText(markup: string): RichText {
  const tree = growTree();
  /** For each tag the parser has open, whether the tree has taken it. */
  const open: boolean[] = [];
  let dropped = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (DROPPED_WITH_CONTENT.has(name)) dropped += 1;
      open.push(dropped === 0 && tree.open(name, attributes));
      if (open.length >= MAX_OPEN_TAGS) parser.pause();
    },
    ontext(text) {
      if (dropped === 0) tree.addText(text);
    },
    onclosetag(name) {
      if (open.pop()) tree.close();
      if (DROPPED_WITH_CONTENT.has(name)) dropped -= 1;
    },
  });
  parser.end(markup);
  return tree.finish();
}
