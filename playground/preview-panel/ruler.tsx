/** Where layouts of the site change. */
const BREAKPOINTS = [0, 420, 600, 720, 840, 960, 1280, 1440];

// Numbers closer than this would stand on each other.
const MIN_GAP_PX = 44;

interface RulerProps {
  readonly width: number;
  readonly zoom: number;
}

/** The width of the page with its breakpoints, over the page. For the eye; the select has the number. */
export function Ruler({ width, zoom }: RulerProps) {
  const marks = BREAKPOINTS.filter((mark) => (width - mark) * zoom > MIN_GAP_PX).reduce<number[]>(
    (kept, mark) =>
      kept.length === 0 || (mark - (kept.at(-1) ?? 0)) * zoom > MIN_GAP_PX ? [...kept, mark] : kept,
    [],
  );
  return (
    <div className="ruler" aria-hidden="true">
      <div className="ruler__scale" style={{ width: width * zoom }}>
        {marks.map((mark) => (
          <span key={mark} className="ruler__mark" style={{ left: mark * zoom }}>
            {mark}
          </span>
        ))}
        <span className="ruler__mark ruler__mark--end">{width}</span>
      </div>
    </div>
  );
}
