import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Translate } from '../environment/messages.ts';
import { changeJson, type JsonChange } from '../json-text/change-json.ts';
import type { Place } from '../json-text/places.ts';
import type { PlacedProblem } from './document/check-text.ts';
import type { FoundProblem } from './fixes/find-change.ts';
import { findDifference } from '../json-text/difference.ts';
import { endOfString, endOfValue } from '../json-text/members.ts';
import { hasLineEnd } from '../json-text/text-layout.ts';

/** A text that replaces what is at a place. */
export interface QuickFix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/**
 * Finds the edit that puts the right spelling or value into the text, and changes only the wrong
 * part. Where the problem names neither, `change` is the one that the schemas know.
 */
export function findQuickFix(
  problem: PlacedProblem,
  text: string,
  change?: JsonChange,
): QuickFix | undefined {
  const { suggestion, part, replacement, replaces, place, pointer } = problem;
  if (change) return editFor(change, text);
  const { offset, length, isQuoted } = place;
  if (suggestion !== undefined) {
    const quoted = isQuoted ? { offset, length, text: JSON.stringify(suggestion) } : undefined;
    return part === undefined ? quoted : quoted && findPartFix({ place, part, suggestion }, text);
  }
  if (replacement === undefined) return undefined;
  switch (replaces) {
    case 'member': {
      const member = findWholeMember(text, offset, splitPointer(pointer).at(-1));
      return member && { ...member, text: replacement };
    }
    case 'nothing':
      return { offset: text.slice(0, offset).trimEnd().length, length: 0, text: replacement };
    case 'unclosed':
      return { offset, length: findLineEnd(text, offset) - offset, text: replacement };
    case 'markup':
      return isPlainlyWritten(text.slice(offset, offset + length))
        ? { offset, length, text: replacement }
        : undefined;
    default:
      return { offset, length, text: replacement };
  }
}

interface WrongPart {
  readonly place: Place;
  readonly part: string;
  readonly suggestion: string;
}

/** Replaces one stretch of a text, where that is written as it is read. */
function findPartFix({ place, part, suggestion }: WrongPart, text: string): QuickFix | undefined {
  const wrong = escapeText(part);
  const at = text.slice(place.offset, place.offset + place.length).indexOf(wrong);
  if (at === -1) return undefined;
  return { offset: place.offset + at, length: wrong.length, text: escapeText(suggestion) };
}

function escapeText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Returns true for a text without escapes that another writer would leave out. */
function isPlainlyWritten(token: string): boolean {
  return JSON.stringify(JSON.parse(token)) === token;
}

/** The end of what is written in a line, without blanks. */
function findLineEnd(text: string, offset: number): number {
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1);
  return offset + line.trimEnd().length;
}

function editFor(change: JsonChange, text: string): QuickFix | undefined {
  const after = changeJson(text, [change]);
  if (after === undefined) return undefined;
  const { start, atEnd } = findDifference(text, after);
  return {
    offset: start,
    length: text.length - atEnd - start,
    text: after.slice(start, after.length - atEnd),
  };
}

/** Returns the label of the quick fix for a problem; undefined where there is none. */
export function formatQuickFixTitle(
  { problem, text }: Pick<FoundProblem, 'problem' | 'text'>,
  t: Translate,
  change?: JsonChange,
): string | undefined {
  if (change) return changeTitle(change, t);
  const { suggestion, part, replacement, replaces } = problem;
  // Not every stretch of a text can be found in it: it may be written with escapes.
  const isSure = part === undefined && replaces !== 'markup';
  if (!isSure && !findQuickFix(problem, text)) return undefined;
  if (suggestion !== undefined) {
    return problem.place.isQuoted ? t('useSuggestion', { word: suggestion }) : undefined;
  }
  if (replacement === undefined) return undefined;
  if (replacement === '' || replaces === 'markup') return t('removeIt');
  if (replaces === 'unclosed') return t('closeText');
  return t(replaces === 'nothing' ? 'insertSign' : 'useSuggestion', { word: replacement });
}

// A longer word does not fit beside its problem.
const MAX_WORD = 40;

function changeTitle(change: JsonChange, t: Translate): string {
  if ('from' in change) return t('moveToZone', { name: findZone(change.path) });
  const { op, path, value } = change;
  const name = splitPointer(path).at(-1) ?? '';
  if (op === 'add') return t('addMember', { name });
  // An item of a list has no name of its own.
  if (op === 'remove') return /^\d+$/.test(name) ? t('removeIt') : t('removeMember', { name });
  const word = JSON.stringify(value);
  return word.length > MAX_WORD ? t('replaceMember', { name }) : t('useSuggestion', { word });
}

/** The zone of a list that a component is moved to. */
function findZone(pointer: string): string {
  const [, zone = ''] = splitPointer(pointer);
  return zone;
}

/** The text with the quick fix in it. */
export function applyQuickFix(
  text: string,
  { offset, length, text: replacement }: QuickFix,
): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

/** A stretch of a text. */
interface Stretch {
  readonly offset: number;
  readonly length: number;
}

/**
 * Finds all of the member whose name begins at a place of a JSON text, with the comma that parts it
 * from its neighbour and the space up to it. Only the member is read, however long the text is.
 * Returns undefined where no member of that name begins.
 */
function findWholeMember(
  text: string,
  start: number,
  name: string | undefined,
): Stretch | undefined {
  const nameEnd = endOfString(text, start);
  const colon = afterSpace(text, nameEnd);
  if (text[start] !== '"' || text[colon] !== ':') return undefined;
  if (JSON.parse(text.slice(start, nameEnd)) !== name) return undefined;
  const end = endOfValue(text, afterSpace(text, colon + 1));
  const next = afterSpace(text, end);
  const before = lastBefore(text, start);
  const [isFirst, isLast] = [text[before] !== ',', text[next] !== ','];
  const following = isLast ? next : afterSpace(text, next + 1);
  // Where the next one begins a line, that line stays as it is.
  if (!isLast && (isFirst || !hasLineEnd(text, next, following))) {
    return { offset: start, length: following - start };
  }
  if (!isFirst) return { offset: before, length: end - before };
  return { offset: before + 1, length: next - before - 1 };
}

function afterSpace(text: string, offset: number): number {
  let at = offset;
  while (/\s/.test(text.charAt(at))) at += 1;
  return at;
}

function lastBefore(text: string, offset: number): number {
  let at = offset - 1;
  while (/\s/.test(text.charAt(at))) at -= 1;
  return at;
}
