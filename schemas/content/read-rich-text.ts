import { Parser } from 'htmlparser2';
import type { RichText } from '../prepared.ts';
import { DROPPED_WITH_CONTENT, listDroppedAttributes, isAllowedTag } from './rich-text-rules.ts';
import { growTree } from './rich-text-tree.ts';

/**
 * The parser's work grows with the square of the tags open at once: at this many the text is cut
 * off.
 */
const MAX_OPEN_TAGS = 256;

/** Records what a page does with markup, for reports to its author. */
export interface MarkupNotes {
  /** Something does not reach the page: a tag, or an attribute of one, in words. */
  readonly dropped: (what: string) => void;
  readonly linked: (href: string) => void;
}

/**
 * Reads markup once, by an allow-list, into a small tree. A tag that is not allowed is removed, and
 * its text stays; script, style and the like go with their content. The same parser runs on server
 * and browser, and no browser ever parses the text as HTML.
 */
export function readRichText(markup: string, notes?: MarkupNotes): RichText {
  const tree = growTree();
  /** Tells for each tag that the parser has open whether the tree has taken it. */
  const open: boolean[] = [];
  let dropped = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      const isRead = dropped === 0;
      if (DROPPED_WITH_CONTENT.has(name)) dropped += 1;
      const isKept = dropped === 0 && tree.open(name, attributes);
      open.push(isKept);
      if (notes && isRead) noteTag(notes, { name, attributes, isKept });
      if (open.length >= MAX_OPEN_TAGS) {
        parser.pause();
        notes?.dropped(`what follows ${MAX_OPEN_TAGS} open tags`);
      }
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

interface ReadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isKept: boolean;
}

function noteTag(notes: MarkupNotes, { name, attributes, isKept }: ReadTag): void {
  if (DROPPED_WITH_CONTENT.has(name)) notes.dropped(`<${name}> with its content`);
  else if (!isKept)
    notes.dropped(isAllowedTag(name) ? `<${name}> where it cannot stand` : `<${name}>`);
  else {
    for (const attribute of listDroppedAttributes(name, attributes)) {
      notes.dropped(`${attribute} of <${name}>`);
    }
    if (name === 'a' && attributes['href']) notes.linked(attributes['href']);
  }
}
