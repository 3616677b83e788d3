import { escapeText, type Made } from '../markup/index.ts';

/** There are as many as types. */
const starts = new Map<string, string>();

/** The place of an item whose inside React leaves alone, as React writes it. */
const EMPTY_SLOT = /<div class="slot" data-type="[^"]*" data-key="([^"]*)"><\/div>/g;

interface Place {
  readonly type: string;
  readonly key: string;
}

/** Writes the tag with which the slot of an item begins, as React does. */
export function writeStartOfSlot({ type, key }: Place, made: Made): void {
  const start = starts.get(type) ?? `<div class="slot" data-type="${escapeText(type)}" data-key="`;
  starts.set(type, start);
  made.html += `${start}${escapeText(key)}">`;
}

/** Puts HTML into the places of slots, by their keys. No text can look like a place: each `<` of a text is escaped. */
export function fillSlots(html: string, htmlOf: (key: string) => string | undefined): string {
  return html.replaceAll(EMPTY_SLOT, (slot, key: string) => htmlOf(key) ?? slot);
}

/** The places of runs, as React writes them. */
const EMPTY_RUN = /<div class="run"><\/div>/g;

/** Puts HTML into the places of runs, which follow each other as the runs do. */
export function fillRuns(html: string, runs: readonly string[]): string {
  const waiting = runs.values();
  return html.replaceAll(EMPTY_RUN, () => `<div class="run">${waiting.next().value ?? ''}</div>`);
}
