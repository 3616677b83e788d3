/**
 * Returns true if a value from outside is an object with members, which arrays and null are not.
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
