/** Where layouts of the site change, in CSS pixels. */
const BREAKPOINTS = [0, 420, 600, 720, 840, 960, 1280, 1440];

// Numbers closer than this would overlap.
const MIN_GAP_PX = 44;

/** The breakpoints that a ruler of a width has a number for, beside the width itself at its end. */
export function rulerMarks(width: number, zoom: number): readonly number[] {
  const isApart = (mark: number, other: number) => (other - mark) * zoom > MIN_GAP_PX;
  const marks: number[] = [];
  for (const mark of BREAKPOINTS) {
    const last = marks.at(-1);
    if (isApart(mark, width) && (last === undefined || isApart(last, mark))) marks.push(mark);
  }
  return marks;
}
