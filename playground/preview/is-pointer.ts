/** No pointer into a page that keeps to the limits is longer. */
const MAX_LENGTH = 2_000;

/**
 * Returns true if a value from outside can be a JSON pointer into a page, other than the pointer to
 * all of it.
 */
export function isPointer(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && value.length <= MAX_LENGTH;
}
