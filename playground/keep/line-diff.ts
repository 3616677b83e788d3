/** A line of two texts: in both, or in one of them alone. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** So many pairs of lines are compared. Beyond it what differs is shown as one stretch. */
const MAX_PAIRS = 4_000_000;

/** What leads from one text to another, line by line: what is gone before what came in its place. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const start = countSame(old, next, (index) => [index, index]);
  const rest = Math.min(old.length, next.length) - start;
  const end = Math.min(
    rest,
    countSame(old, next, (index) => [old.length - 1 - index, next.length - 1 - index]),
  );
  const [gone, come] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  return [
    ...lines('same', old.slice(0, start)),
    ...(gone.length * come.length > MAX_PAIRS
      ? [...lines('removed', gone), ...lines('added', come)]
      : between(gone, come)),
    ...lines('same', old.slice(old.length - end)),
  ];
}

/** How many lines are the same, one after the other, at the places that a function gives. */
function countSame(
  old: readonly string[],
  next: readonly string[],
  placesOf: (index: number) => readonly [number, number],
): number {
  const most = Math.min(old.length, next.length);
  for (let index = 0; index < most; index += 1) {
    const [left, right] = placesOf(index);
    if (old[left] !== next[right]) return index;
  }
  return most;
}

/** By the longest lines that both have in the same order. */
function between(gone: readonly string[], come: readonly string[]): DiffLine[] {
  const width = come.length + 1;
  const lengths = new Uint32Array((gone.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = gone.length - 1; row >= 0; row -= 1) {
    for (let column = come.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        gone[row] === come[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const isLeft = (row: number, column: number) =>
    lengthAt(row + 1, column) >= lengthAt(row, column + 1);
  const found: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < gone.length || column < come.length) {
    const [left, right] = [gone[row], come[column]];
    if (left !== undefined && left === right) {
      found.push({ kind: 'same', text: left });
      row += 1;
      column += 1;
    } else if (left !== undefined && (right === undefined || isLeft(row, column))) {
      found.push({ kind: 'removed', text: left });
      row += 1;
    } else {
      found.push({ kind: 'added', text: right ?? '' });
      column += 1;
    }
  }
  return found;
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

/** Lines that are the same on both sides and far from any other, counted. */
export interface SkippedLines {
  readonly kind: 'skipped';
  readonly count: number;
}

const CONTEXT = 3;

/** A difference with only some lines around what differs. */
export function withoutFarLines(diff: readonly DiffLine[]): readonly (DiffLine | SkippedLines)[] {
  const isNear = new Uint8Array(diff.length);
  diff.forEach(({ kind }, index) => {
    if (kind !== 'same') isNear.fill(1, Math.max(0, index - CONTEXT), index + CONTEXT + 1);
  });
  const shown: (DiffLine | SkippedLines)[] = [];
  for (const [index, line] of diff.entries()) {
    const last = shown.at(-1);
    if (isNear[index] === 1) shown.push(line);
    else if (last?.kind === 'skipped') shown.splice(-1, 1, { ...last, count: last.count + 1 });
    else shown.push({ kind: 'skipped', count: 1 });
  }
  return shown;
}
