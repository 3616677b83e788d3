import { hashText } from '../../json-text/hash-text.ts';
import { diffLines, splitLines } from '../../json-text/line-changes.ts';
import { DOCUMENTS, type DocumentName } from '../document/names.ts';
import type { Texts } from '../document/text-edit.ts';

/** The content that a link has for a document: its whole text, or its changes to the scenario's. */
export type LinkedText = string | LinkedChanges;
export type LinkedTexts = Partial<Readonly<Record<DocumentName, LinkedText>>>;

export interface LinkedChanges {
  /** The digest of the text that they were made in. */
  readonly of: string;
  readonly changes: readonly LinkedChange[];
}

export interface LinkedChange {
  readonly line: number;
  /** The number of lines that are removed. */
  readonly removed: number;
  readonly inserted: string;
  /**
   * The digest of the lines that are removed with those around them, to find the place in a text
   * that has changed since.
   */
  readonly place: string;
}

/** The result of applying a link to the texts that the scenario has now. */
export interface TextsOfLink {
  readonly texts: Partial<Texts>;
  /** Documents that are other than the link knew them; its changes stand in them nevertheless. */
  readonly moved: readonly DocumentName[];
  /** Documents in which the changes of the link have no place any more. */
  readonly unfit: readonly DocumentName[];
}

const LINES_AROUND = 3;

/** Converts edited texts to the form in which a link holds them. */
export function toLinkedTexts(edits: Partial<Texts>, original: Texts): LinkedTexts {
  const linked = DOCUMENTS.flatMap((name) => {
    const text = edits[name];
    return text === undefined ? [] : [[name, changesOf(original[name], text)]];
  });
  return Object.fromEntries(linked);
}

function changesOf(original: string, text: string): LinkedChanges {
  const { lines, of } = readOriginal(original);
  const changes = diffLines(original, text).map(({ line, removed, inserted }) => ({
    line,
    removed: removed.length,
    inserted: inserted.join(''),
    place: placeDigest(lines, line, removed.length),
  }));
  return { of, changes };
}

interface Original {
  readonly text: string;
  readonly lines: readonly string[];
  readonly of: string;
}

let latest: Original | undefined;

/** A link is made anew after each change, most often of the text that was changed before. */
function readOriginal(text: string): Original {
  latest = latest?.text === text ? latest : { text, lines: splitLines(text), of: hashText(text) };
  return latest;
}

/** Makes the changes of a link in the texts of the scenario. */
export function resolveLinkedTexts(linked: LinkedTexts, original: Texts): TextsOfLink {
  const texts: Partial<Record<DocumentName, string>> = {};
  const moved: DocumentName[] = [];
  const unfit: DocumentName[] = [];
  for (const name of DOCUMENTS) {
    const said = linked[name];
    if (said === undefined) continue;
    const text = typeof said === 'string' ? said : changed(original[name], said);
    if (text === undefined) unfit.push(name);
    else {
      texts[name] = text;
      if (typeof said !== 'string' && said.of !== hashText(original[name])) moved.push(name);
    }
  }
  return { texts, moved, unfit };
}

/**
 * Applies changes from the last to the first, so that those before keep their places. Returns
 * undefined where one of them has no place.
 */
function changed(original: string, { of, changes }: LinkedChanges): string | undefined {
  const lines = splitLines(original);
  const isSameText = of === hashText(original);
  const result = [...lines];
  let end = lines.length;
  for (const change of changes.toReversed()) {
    const line = isSameText ? lineIn(lines, change) : onlyPlaceOf(lines, change);
    if (line === undefined || line + change.removed > end) return undefined;
    result.splice(line, change.removed, ...splitLines(change.inserted));
    end = line;
  }
  return result.join('');
}

/** A link that was altered can name any line. */
function lineIn(lines: readonly string[], { line, removed, place }: LinkedChange) {
  return placeDigest(lines, line, removed) === place ? line : undefined;
}

function onlyPlaceOf(lines: readonly string[], { removed, place }: LinkedChange) {
  const last = lines.length - removed;
  let result: number | undefined;
  for (let line = 0; line <= last; line += 1) {
    if (placeDigest(lines, line, removed) !== place) continue;
    if (result !== undefined) return undefined;
    result = line;
  }
  return result;
}

function placeDigest(lines: readonly string[], line: number, removed: number): string {
  return hashText(
    lines.slice(Math.max(0, line - LINES_AROUND), line + removed + LINES_AROUND).join(''),
  );
}
