import { diffLines, splitLines } from '../json-text/line-changes.ts';

/** The part of a difference that is shown; a long one is cut. */
export interface DisplayedDifference {
  readonly lines: readonly DisplayedLine[];
  /** The numbers of lines that are inserted and removed, shown or not. */
  readonly inserted: number;
  readonly removed: number;
  /** The number of lines that are not shown. */
  readonly hidden: number;
}

export interface DisplayedLine {
  readonly kind: 'same' | 'removed' | 'inserted';
  /** Counted from 1: in the text before, or after where it was inserted. */
  readonly number: number;
  readonly text: string;
}

const MAX_CHARACTERS = 200;

/** The difference between two texts, with the line before and the line after each change. */
export function formatDifference(
  before: string,
  after: string,
  maxLines: number,
): DisplayedDifference {
  const changes = diffLines(before, after);
  const all = splitLines(before);
  const lines: DisplayedLine[] = [];
  let [inserted, removed, hidden] = [0, 0, 0];
  for (const change of changes) {
    const end = change.line + change.removed.length;
    const added = inserted - removed;
    const parts = [
      ...part(
        'same',
        all.slice(Math.max(0, change.line - 1), change.line),
        Math.max(1, change.line),
      ),
      ...part('removed', change.removed, change.line + 1),
      ...part('inserted', change.inserted, change.line + 1 + added),
      ...part('same', all.slice(end, end + 1), end + 1),
    ];
    inserted += change.inserted.length;
    removed += change.removed.length;
    const remaining = Math.max(0, maxLines - lines.length);
    const last = lines.at(-1);
    const [first] = parts;
    // One line between two changes is shown once.
    if (first && last?.kind === 'same' && first.kind === 'same' && last.number >= first.number) {
      lines.pop();
    }
    lines.push(...parts.slice(0, remaining));
    hidden += parts.slice(remaining).filter(({ kind }) => kind !== 'same').length;
  }
  return { lines, inserted, removed, hidden };
}

function part(
  kind: DisplayedLine['kind'],
  texts: readonly string[],
  first: number,
): DisplayedLine[] {
  return texts.map((text, index) => ({ kind, number: first + index, text: shortened(text) }));
}

function shortened(line: string): string {
  const text = line.replace(/\r?\n$/, '');
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
}
