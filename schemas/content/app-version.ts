/**
 * Returns true if a version is at least the required one. It compares numbers part by part: 1.10
 * comes after 1.9, and 1.7 is 1.7.0.
 */
export function isAtLeast(version: string, required: string): boolean {
  const [own, wanted] = [numbersOf(version), numbersOf(required)];
  const places = Array.from({ length: Math.max(own.length, wanted.length) }, (_, index) => index);
  const differing = places.find((index) => (own[index] ?? 0) !== (wanted[index] ?? 0));
  return differing === undefined || (own[differing] ?? 0) > (wanted[differing] ?? 0);
}

/** Reads the numbers of a version. A part that is no number becomes -1, which is lower than any. */
function numbersOf(version: string): number[] {
  return version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : -1));
}
