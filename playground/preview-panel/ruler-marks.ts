/** The widths at which layouts of the site change, in CSS pixels. */
const BREAKPOINTS = [0, 420, 600, 720, 840, 960, 1280, 1440];

// Numbers closer than this would overlap. Each stands behind its mark, and the width before the
// end.
const MIN_GAP_PX = 44;
const MIN_END_GAP_PX = 64;

/** The breakpoints that a ruler of a width has a number for, beside the width itself at its end. */
export function listRulerMarks(width: number, zoom: number): readonly number[] {
  const marks: number[] = [];
  for (const mark of BREAKPOINTS) {
    const fromLast = (mark - (marks.at(-1) ?? -Infinity)) * zoom;
    const toEnd = (width - mark) * zoom;
    if (fromLast > MIN_GAP_PX && toEnd > MIN_END_GAP_PX) marks.push(mark);
  }
  return marks;
}
