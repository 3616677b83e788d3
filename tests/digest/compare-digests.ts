/** Digests by the id of their scenario. */
export type Digests = ReadonlyMap<string, string>;

/** One and the same change, in all scenarios that it happened in. */
export interface Change {
  readonly ids: readonly string[];
  /** `- ` before what is gone, `+ ` before what came. */
  readonly lines: readonly string[];
}

/**
 * Lists the changes between two sets of digests. A change that several scenarios have is reported
 * once.
 */
export function compareDigests(before: Digests, after: Digests): Change[] {
  const groups = new Map<string, string[]>();
  for (const id of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const lines = compareTexts(before.get(id), after.get(id)).join('\n');
    if (lines) groups.set(lines, [...(groups.get(lines) ?? []), id]);
  }
  return [...groups].map(([lines, ids]) => ({ ids, lines: lines.split('\n') }));
}

function compareTexts(before: string | undefined, after: string | undefined): string[] {
  if (before === after) return [];
  if (before === undefined) return ['+ a new scenario'];
  if (after === undefined) return ['- the scenario is gone'];
  return compareLines(before.split('\n'), after.split('\n'));
}

/** The shortest way from one list of lines to the other, by their longest common part. */
function compareLines(before: readonly string[], after: readonly string[]): string[] {
  const common = commonLengths(before, after);
  const changes: string[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    if (one < before.length && other < after.length && before[one] === after[other]) {
      [one, other] = [one + 1, other + 1];
    } else if (
      other >= after.length ||
      (one < before.length && at(common, one + 1, other) >= at(common, one, other + 1))
    ) {
      changes.push(`- ${before[one]}`);
      one += 1;
    } else {
      changes.push(`+ ${after[other]}`);
      other += 1;
    }
  }
  return changes;
}

/** Returns for each pair of places how many lines the rests have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = lengths[one];
      if (!row) continue;
      row[other] =
        before[one] === after[other]
          ? at(lengths, one + 1, other + 1) + 1
          : Math.max(at(lengths, one + 1, other), at(lengths, one, other + 1));
    }
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], one: number, other: number): number {
  return lengths[one]?.[other] ?? 0;
}
