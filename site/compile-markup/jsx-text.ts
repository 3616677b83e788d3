/**
 * What a text between tags says: lines are put together, without the white space around them, as
 * JSX has it.
 */
export function normalizeJsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const started = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? started : started.replace(/[ \t]+$/, '');
    })
    .filter(Boolean)
    .join(' ');
}
