/** A value as a field shows it: a text as it is, all else as JSON writes it. */
export function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
