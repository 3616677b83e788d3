/**
 * The part that differs between two texts: everything before `start` and the last `atEnd`
 * characters are the same.
 */
export interface Difference {
  readonly start: number;
  readonly atEnd: number;
}

// Browsers compare stretches at once many times faster than character by character.
const STRETCH = 4_096;

/** Finds the one stretch in which two texts differ. */
export function findDifference(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  const start = sameAtStart(before, after, shorter);
  return { start, atEnd: sameAtEnd(before, after, shorter - start) };
}

function sameAtStart(before: string, after: string, most: number): number {
  let same = 0;
  const isSame = (to: number) => before.slice(same, to) === after.slice(same, to);
  while (same + STRETCH <= most && isSame(same + STRETCH)) same += STRETCH;
  while (same < most && before.charCodeAt(same) === after.charCodeAt(same)) same += 1;
  return same;
}

function sameAtEnd(before: string, after: string, most: number): number {
  let same = 0;
  const stretchOf = (text: string) => text.slice(text.length - same - STRETCH, text.length - same);
  while (same + STRETCH <= most && stretchOf(before) === stretchOf(after)) same += STRETCH;
  const characterOf = (text: string) => text.charCodeAt(text.length - 1 - same);
  while (same < most && characterOf(before) === characterOf(after)) same += 1;
  return same;
}
