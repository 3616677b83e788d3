import type { RichText, RichTextNode } from '#schemas/prepared.ts';
import { isRecord } from '#schemas/is-record.ts';
import { mapNoteMarks, type MarkMapping } from './map-note-marks.ts';

/**
 * The footnotes of a text, and the marks in it that may belong to some, on this page or another
 * text of it.
 */
interface NoteMarks {
  readonly notes: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}

/** Texts with marks; a page's other texts need no look. */
const marked = new WeakMap<object, NoteMarks>();

/** Records which marks a text has, where it has some. */
export function noteMarks(tree: RichText): RichText {
  const notes = new Set<string>();
  const marks = new Set<string>();
  mapNoteMarks(tree, {
    mark: (mark) => void marks.add(mark),
    note: (mark) => void notes.add(mark),
  });
  if (notes.size > 0 || marks.size > 0) marked.set(tree, { notes, marks });
  return tree;
}

/** Returns true if a text has a footnote, or a mark that may belong to one. */
export function hasNoteMarks(tree: RichText): boolean {
  return marked.has(tree);
}

/** Gathers the marks of a page while it is prepared, and then links each to its note and back. */
export interface NoteLinks {
  readonly gather: (tree: RichText) => void;
  /** Returns true if some mark has its note on the page. */
  readonly isNeeded: () => boolean;
  /** The same value with links in its texts. To be asked for in the order of the page. */
  readonly link: (value: unknown) => unknown;
}

/** Makes the links of one page's notes. */
export function createNoteLinks(): NoteLinks {
  const notes = new Set<string>();
  const marks = new Set<string>();
  const mapping = linksTo(notes, marks);

  const link = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      // Marks are recorded of rich texts only.
      return marked.has(value) ? mapNoteMarks(value, mapping) : value.map(link);
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, link(inner)]));
  };

  return {
    gather(tree) {
      marked.get(tree)?.notes.forEach((note) => notes.add(note));
      marked.get(tree)?.marks.forEach((mark) => marks.add(mark));
    },
    isNeeded: () => [...marks].some((mark) => notes.has(mark)),
    link,
  };
}

/** The first note of a mark is its note; the way back leads to its first mark. */
function linksTo(notes: ReadonlySet<string>, marks: ReadonlySet<string>): MarkMapping {
  const times = new Map<string, number>();
  const linked = new Set<string>();
  return {
    mark(mark) {
      if (!notes.has(mark)) return undefined;
      const time = (times.get(mark) ?? 0) + 1;
      times.set(mark, time);
      const id = time === 1 ? markIdOf(mark) : `${markIdOf(mark)}-${time}`;
      return noteNode('note-mark', { note: mark, id, href: `#${noteIdOf(mark)}` });
    },
    note(mark) {
      if (linked.has(mark) || !marks.has(mark)) return undefined;
      linked.add(mark);
      return {
        first: { tag: 'sup', attributes: { id: noteIdOf(mark) }, children: [mark] },
        last: noteNode('note-back', { note: mark, href: `#${markIdOf(mark)}` }),
      };
    },
  };
}

function noteNode(tag: string, attributes: Readonly<Record<string, string>>): RichTextNode {
  return { tag, attributes };
}

const SIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ['*', 'star'],
  ['**', 'star-2'],
  ['***', 'star-3'],
  ['†', 'dagger'],
  ['‡', 'dagger-2'],
]);

function noteIdOf(mark: string): string {
  return `note-${SIGN_NAMES.get(mark) ?? mark}`;
}

function markIdOf(mark: string): string {
  return `${noteIdOf(mark)}-mark`;
}
