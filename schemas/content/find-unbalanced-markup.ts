import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { cutText } from './cut-text.ts';
import { DROPPED_WITH_CONTENT } from './rich-text-rules.ts';

/** A mistake in the tags of a markup, and what to do about it. */
export interface Unbalanced {
  readonly what: string;
  readonly fix: string;
}

/** Elements without an end. Most of them are dropped, but none of them is left open. */
const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** A tag without its end, behind what ended the token before it. */
const UNFINISHED = /^[^<]*(?<tag><[a-z/].*)$/is;
const MAX_SHOWN_LENGTH = 40;

/**
 * Finds tags that are left open, closed without having been opened, or cut in the middle; each
 * once.
 */
export function findUnbalancedMarkup(markup: string): Unbalanced[] {
  const open: string[] = [];
  const results = new Map<string, Unbalanced>();
  const note = (mistake: Unbalanced) => void results.set(mistake.what, mistake);
  const { openTag, closeTag } = balance(open, note);
  const unfinished = readTags(markup, { openTag, closeTag });
  const lastDropped = open.findIndex((name) => DROPPED_WITH_CONTENT.has(name));
  const unclosed = lastDropped === -1 ? open : open.slice(0, lastDropped + 1);
  for (const name of unclosed.toReversed()) note(neverClosed(name));
  if (unfinished !== undefined) note(withoutEnd(unfinished));
  return [...results.values()];
}

interface Tags {
  readonly openTag: (name: string) => void;
  readonly closeTag: (name: string) => void;
}

/**
 * Holds the open tags. The content of a script or a drawing is removed with it, so it is not
 * reported.
 */
function balance(open: string[], note: (mistake: Unbalanced) => void): Tags {
  const isDropped = () => open.some((name) => DROPPED_WITH_CONTENT.has(name));
  return {
    openTag(name) {
      if (!VOID_TAGS.has(name)) open.push(name);
    },
    closeTag(name) {
      const index = open.lastIndexOf(name);
      if (index === -1) {
        if (!VOID_TAGS.has(name) && !isDropped()) note(closesNothing(name));
        return;
      }
      const inside = open.splice(index).slice(1);
      if (!isDropped() && !DROPPED_WITH_CONTENT.has(name)) inside.map(neverClosed).forEach(note);
    },
  };
}

/** Reads the tags as they are written, and returns the one that the markup ends within. */
function readTags(markup: string, { openTag, closeTag }: Tags): string | undefined {
  let name = '';
  let end = 0;
  const seen = (index: number) => void (end = index);
  const callbacks: TokenizerCallbacks = {
    ...IGNORED,
    onopentagname: (start, stop) => void (name = markup.slice(start, stop).toLowerCase()),
    onopentagend(stop) {
      openTag(name);
      seen(stop + 1);
    },
    onselfclosingtag(stop) {
      openTag(name);
      seen(stop + 1);
    },
    onclosetag(start, stop) {
      closeTag(markup.slice(start, stop).toLowerCase());
      seen(stop);
    },
    ontext: (_, stop) => seen(stop),
    oncomment: (_, stop) => seen(stop),
    oncdata: (_, stop) => seen(stop),
    ondeclaration: (_, stop) => seen(stop),
    onprocessinginstruction: (_, stop) => seen(stop),
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(markup);
  tokenizer.end();
  return UNFINISHED.exec(markup.slice(end))?.groups?.['tag']?.trim();
}

const nothing = () => {};
const IGNORED: TokenizerCallbacks = {
  onattribdata: nothing,
  onattribentity: nothing,
  onattribend: nothing,
  onattribname: nothing,
  oncdata: nothing,
  onclosetag: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onopentagend: nothing,
  onopentagname: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontext: nothing,
  ontextentity: nothing,
};

function neverClosed(name: string): Unbalanced {
  return { what: `<${name}> is never closed.`, fix: `Write </${name}> where it is to end.` };
}

function closesNothing(name: string): Unbalanced {
  return {
    what: `</${name}> closes nothing.`,
    fix: `Remove it, or write <${name}> where it is to begin.`,
  };
}

function withoutEnd(rest: string): Unbalanced {
  const excerpt = rest.length > MAX_SHOWN_LENGTH ? `${cutText(rest, MAX_SHOWN_LENGTH)}…` : rest;
  return {
    what: `${excerpt} has no end.`,
    fix: 'Close it with >. What stands there is not shown.',
  };
}
