/** One small change to a source file, which a test should see. */
export interface Change {
  /** The file, from the project's root. */
  readonly path: string;
  /** The stretch that is replaced, as offsets in the file's text. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export interface PlacedChange extends Change {
  readonly line: number;
  /** The line as it stands, and as it would be: their first one where there are several. */
  readonly from: string;
  readonly to: string;
}

/** The text of a file once a change is made. */
export function applyChange(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Adds to a change what a person needs to see it. */
export function placeChange(text: string, change: Change): PlacedChange {
  const lineStart = text.lastIndexOf('\n', change.start - 1) + 1;
  const lineOf = (whole: string) => whole.slice(lineStart).split('\n', 1).join('').trim();
  return {
    ...change,
    line: text.slice(0, change.start).split('\n').length,
    from: lineOf(text),
    to: lineOf(applyChange(text, change)),
  };
}
