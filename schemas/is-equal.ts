/**
 * Returns true if two values would be written as the same JSON, the order of names included. A
 * checked value is at most 64 levels deep.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && areEqual(one, other);
  }
  // Lists of names and values cost less than looking up each value by its name.
  return (
    areEqual(Object.keys(one), Object.keys(other)) &&
    areEqual(Object.values(one), Object.values(other))
  );
}

function areEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    // Most are the same name or text: not even a call is made for these.
    if (one[index] !== other[index] && !isEqual(one[index], other[index])) return false;
  }
  return true;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
