/**
 * Whether a version reaches another, by numbers, part for part: 1.10 comes after 1.9, and 1.7 is
 * 1.7.0.
 */
export function isAtLeast(version: string, required: string): boolean {
  const [own, wanted] = [numbersOf(version), numbersOf(required)];
  const places = Array.from({ length: Math.max(own.length, wanted.length) }, (_, place) => place);
  const differing = places.find((place) => (own[place] ?? 0) !== (wanted[place] ?? 0));
  return differing === undefined || (own[differing] ?? 0) > (wanted[differing] ?? 0);
}

/** What is no number is none that is high enough. */
function numbersOf(version: string): number[] {
  return version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : -1));
}
