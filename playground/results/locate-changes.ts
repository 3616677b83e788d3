import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { findContainers } from '../json-text/find-containers.ts';
import { endOfValue } from '../json-text/members.ts';
import { applyEdits, invertEdits, type Texts } from '../state/document/text-edit.ts';
import type { History, HistoryEntry } from '../state/history/history.ts';

/** The part of the page, or the macro, that a step of the history has changed. */
export interface ChangedPart {
  /** JSON pointer to the component, to what the page says of itself, or to the macro. */
  readonly pointer: string;
  /** The component by its own text, or by its type; left out for what the page says of itself. */
  readonly name?: string;
  /** The zone of the component. */
  readonly zone?: string;
  /** The member of it, for a change within one. */
  readonly member?: string;
}

/** A longer page is not searched for each step. */
const MAX_CHARACTERS = 200_000;
/** Steps further away are named by their kind alone. */
const MAX_STEPS = 200;
const MAX_NAME = 40;
const NAMES = ['title', 'text', 'heading', 'label', 'name'];
const WHOLE: readonly HistoryEntry['kind'][] = ['added', 'duplicated', 'deleted', 'moved'];
const WITHIN: readonly HistoryEntry['kind'][] = ['typed', 'fixed', 'filled'];

/**
 * Finds what each step has changed, by the texts before and after it: those of now, with the steps
 * taken back or made again one by one.
 */
export function locateChanges(
  { past, future }: History,
  texts: Texts,
): ReadonlyMap<number, ChangedPart> {
  const [back, forth] = [past.slice(-MAX_STEPS).toReversed(), future.slice(0, MAX_STEPS)];
  walk(back, texts, (entry, present) => {
    const before = withEdits(present, invertEdits(entry.edits));
    return before && { before, after: present, next: before };
  });
  walk(forth, texts, (entry, present) => {
    const after = withEdits(present, entry.edits);
    return after && { before: present, after, next: after };
  });
  const parts = [...back, ...forth].flatMap((entry): [number, ChangedPart][] => {
    const part = known.get(entry);
    return part ? [[entry.id, part]] : [];
  });
  return new Map(parts);
}

/** A step is never changed, so it is sought once: with each key there is one new step at most. */
const known = new WeakMap<HistoryEntry, ChangedPart | undefined>();

interface Stage {
  readonly before: Texts;
  readonly after: Texts;
  /** The texts that the next step begins with. */
  readonly next: Texts;
}

/** Goes from step to step as far as one is not known yet. */
function walk(
  entries: readonly HistoryEntry[],
  texts: Texts,
  take: (entry: HistoryEntry, present: Texts) => Stage | undefined,
): void {
  const last = entries.findLastIndex((entry) => !known.has(entry));
  let present = texts;
  for (const entry of entries.slice(0, last + 1)) {
    const stage = take(entry, present);
    if (!stage) return;
    if (!known.has(entry)) {
      const { before, after } = stage;
      const part = entry.kind === 'entered' ? macroOf(entry, after.macros) : undefined;
      known.set(entry, part ?? partOf(entry, before.page, after.page));
    }
    present = stage.next;
  }
}

function withEdits(texts: Texts, edits: HistoryEntry['edits']): Texts | undefined {
  const changed = applyEdits(texts, edits);
  return changed && { ...texts, ...changed };
}

function partOf(entry: HistoryEntry, before: string, after: string): ChangedPart | undefined {
  const { kind, edits } = entry;
  const edit = edits.find(({ document }) => document === 'page');
  if (!edit || Math.max(before.length, after.length) > MAX_CHARACTERS) return undefined;
  const { start, removed, inserted } = edit;
  if (WITHIN.includes(kind)) {
    const at = start + (ADDED_MEMBER.exec(inserted)?.[0].length ?? 0);
    return componentAt(after, at) ?? metaAt(after, at);
  }
  if (!WHOLE.includes(kind)) return undefined;
  const gone = componentAt(before, start + lead(removed));
  const come = componentAt(after, start + lead(inserted));
  const last = componentAt(after, start + inserted.trimEnd().length - 1);
  // The one that stood there first has moved down, where it is the last one now.
  const isDown = kind === 'moved' && gone !== undefined && gone.name === last?.name;
  const part = kind === 'deleted' || isDown ? gone : come;
  if (!part) return undefined;
  const { member: _within, ...whole } = part;
  return whole;
}

/** A member that is added, up to its value: it begins behind the one before it. */
const ADDED_MEMBER = /^"?\s*,\s*"[^"\\]*"\s*:\s*/;

/** The member of what the page says of itself, around an offset. */
function metaAt(text: string, offset: number): ChangedPart | undefined {
  const [data, meta, member] = placeAt(text, offset).path;
  if (data !== 'data' || meta !== 'meta' || !member) return undefined;
  return { pointer: '/data/meta', member };
}

/** The macro whose value was entered. A document holds groups, and each of them macros. */
function macroOf({ edits }: HistoryEntry, text: string): ChangedPart | undefined {
  const edit = edits.find(({ document }) => document === 'macros');
  if (!edit) return undefined;
  const { path, containers } = placeAt(text, edit.start);
  const [group, macro] = [containers[GROUP_DEPTH], containers[MACRO_DEPTH]];
  if (group === undefined || macro === undefined) return undefined;
  const names = [group, macro].map((start) => valueAt(text, start)?.['name']);
  const member = path[MACRO_DEPTH + 1] ?? path[MACRO_DEPTH];
  return {
    pointer: path.slice(0, MACRO_DEPTH).reduce(appendPointer, ''),
    name: names.join(':'),
    ...(member && { member }),
  };
}

/** The depths in `/savings/groups/0/keys/0`. */
const GROUP_DEPTH = 3;
const MACRO_DEPTH = 5;

/** A component that is put in or taken out, with what it begins where there was nothing yet. */
const OPENING = /^[\s,]*(?:"\w+":\s*)?[{[].*?"(?:componentType|cardType)"/s;

/** The number of signs before the first name in the component that was put in or taken out. */
function lead(piece: string): number {
  const [signs = ''] = OPENING.exec(piece) ?? [];
  return Math.max(0, signs.length - 1);
}

/** The innermost component around an offset, in a text that need not be whole behind it. */
function componentAt(text: string, offset: number): ChangedPart | undefined {
  const { path, containers } = placeAt(text, offset);
  for (let depth = containers.length - 1; depth > 1; depth -= 1) {
    const value = valueAt(text, containers[depth] ?? 0);
    const type = value?.['componentType'] ?? value?.['cardType'];
    const [, zone] = path;
    if (value && typeof type === 'string' && zone !== undefined) {
      const member = path[depth];
      return {
        pointer: path.slice(0, depth).reduce<string>((all, each) => appendPointer(all, each), ''),
        name: nameOf(value, type),
        zone,
        ...(member && { member }),
      };
    }
  }
  return undefined;
}

function placeAt(text: string, offset: number): ReturnType<typeof findContainers> {
  try {
    return findContainers(text, offset);
  } catch {
    // A name that is being written may have no end.
    return { path: [], containers: [] };
  }
}

function valueAt(text: string, start: number): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.slice(start, endOfValue(text, start)));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function nameOf(component: Readonly<Record<string, unknown>>, type: string): string {
  const own = NAMES.map((name) => component[name]).find((each) => typeof each === 'string');
  const name = typeof own === 'string' && own.trim() !== '' ? own.trim() : type;
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
}
