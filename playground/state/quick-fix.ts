import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Translate } from '../environment/messages.ts';
import { changeJson } from '../json-text/change-json.ts';
import type { PlacedProblem } from './document/check-text.ts';
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
  change?: PatchOperation,
): QuickFix | undefined {
  const { suggestion, replacement, replaces, place, pointer } = problem;
  if (change) return editFor(change, text);
  const { offset, length, isQuoted } = place;
  if (suggestion !== undefined) {
    return isQuoted ? { offset, length, text: JSON.stringify(suggestion) } : undefined;
  }
  if (replacement === undefined) return undefined;
  switch (replaces) {
    case 'member': {
      const member = findWholeMember(text, offset, splitPointer(pointer).at(-1));
      return member && { ...member, text: replacement };
    }
    case 'nothing':
      return { offset: text.slice(0, offset).trimEnd().length, length: 0, text: replacement };
    default:
      return { offset, length, text: replacement };
  }
}

function editFor(change: PatchOperation, text: string): QuickFix | undefined {
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
  problem: PlacedProblem,
  t: Translate,
  change?: PatchOperation,
): string | undefined {
  if (change) return changeTitle(change, t);
  const { suggestion, replacement, replaces, place } = problem;
  if (suggestion !== undefined) {
    return place.isQuoted ? t('useSuggestion', { word: suggestion }) : undefined;
  }
  if (replacement === undefined) return undefined;
  if (replacement === '') return t('removeIt');
  return t(replaces === 'nothing' ? 'insertSign' : 'useSuggestion', { word: replacement });
}

// A longer word does not fit beside its problem.
const MAX_WORD = 40;

function changeTitle({ op, path, value }: PatchOperation, t: Translate): string {
  const name = splitPointer(path).at(-1) ?? '';
  if (op === 'add') return t('addMember', { name });
  // An item of a list has no name of its own.
  if (op === 'remove') return /^\d+$/.test(name) ? t('removeIt') : t('removeMember', { name });
  const word = JSON.stringify(value);
  return word.length > MAX_WORD ? t('replaceMember', { name }) : t('useSuggestion', { word });
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
