/**
 * Returns the text that JSX reads between tags: lines are put together, without the white space
 * around them.
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
