/**
 * Puts values into the placeholders of a text: `{{minutes}} min read`. One without a value stays as
 * it is.
 */
export function fillMessage(
  text: string | undefined,
  values: Readonly<Record<string, string | number>>,
): string {
  return (text ?? '').replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
