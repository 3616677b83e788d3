/**
 * Text as lines of a width, broken at spaces only: a path or a pointer that is longer stays whole.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lengthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
