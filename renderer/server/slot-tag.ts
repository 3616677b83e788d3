import { escapeText, type HtmlBuffer } from '../markup/index.ts';

/** There are as many as types. */
const starts = new Map<string, string>();

interface Place {
  readonly type: string;
  readonly key: string;
}

/**
 * Writes the slot of an item and what is inside it, as React writes it. In a run a slot has no
 * names, since nobody looks it up.
 */
export function writeSlotElement(
  item: Place | undefined,
  buffer: HtmlBuffer,
  writeInside: () => void,
): void {
  if (item) writeNamedStart(item, buffer);
  else buffer.html += '<div class="slot">';
  writeInside();
  buffer.html += END;
}

function writeNamedStart({ type, key }: Place, buffer: HtmlBuffer): void {
  const start = starts.get(type) ?? `<div class="slot" data-type="${escapeText(type)}" data-key="`;
  starts.set(type, start);
  buffer.html += `${start}${escapeText(key)}">`;
}

/** The place of an item, or of a run, whose inside React leaves alone, as React writes it. */
const EMPTY = /<div class="(?:run|slot" data-type="[^"]*" data-key="([^"]*))"><\/div>/g;
const RUN = '<div class="run">';
const END = '</div>';

/** The HTML that belongs into the places of a page, in pieces, which are put together once. */
export interface Insides {
  /** The slots that stand in the place of an item, by its key. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** The HTML inside the runs, which follow each other as the runs do. */
  readonly runs: readonly (readonly string[])[];
}

/**
 * Puts HTML into the places of a page. No text can look like a place: each `<` of a text is
 * escaped.
 */
export function fillPlaces(html: string, { named, runs }: Insides): string {
  const waiting = runs.values();
  const pieces: string[] = [];
  let done = 0;
  for (const { 0: tag, 1: key, index } of html.matchAll(EMPTY)) {
    const isRun = key === undefined;
    const inside = isRun ? waiting.next().value : named.get(key);
    if (!inside) continue;
    pieces.push(html.slice(done, index));
    if (isRun) pieces.push(RUN);
    for (const each of inside) pieces.push(each);
    if (isRun) pieces.push(END);
    done = index + tag.length;
  }
  pieces.push(html.slice(done));
  return pieces.join('');
}
