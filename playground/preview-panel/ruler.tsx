import { listRulerMarks } from './ruler-marks.ts';

interface RulerProps {
  readonly width: number;
  readonly zoom: number;
}

/**
 * The width of the page with its breakpoints, over the page. For the eye; the select has the
 * number.
 */
export function Ruler({ width, zoom }: RulerProps) {
  return (
    <div className="ruler" aria-hidden="true">
      <div className="ruler__scale" style={{ width: width * zoom }}>
        {listRulerMarks(width, zoom).map((mark) => (
          <span key={mark} className="ruler__mark" style={{ left: mark * zoom }}>
            {mark}
          </span>
        ))}
        <span className="ruler__mark ruler__mark--end">{width}</span>
      </div>
    </div>
  );
}
