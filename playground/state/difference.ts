/** What differs between two texts: everything before `start` and the last `atEnd` letters are the same. */
export interface Difference {
  readonly start: number;
  readonly atEnd: number;
}

/** Finds the one stretch in which two texts differ. */
export function differenceOf(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;

  let atEnd = 0;
  while (
    atEnd < shorter - start &&
    before.charCodeAt(before.length - 1 - atEnd) === after.charCodeAt(after.length - 1 - atEnd)
  ) {
    atEnd += 1;
  }
  return { start, atEnd };
}
