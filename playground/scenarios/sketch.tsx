import type { NewPageStart } from '../state/new-pages.ts';

/** A part of a drawn page: where it stands, and how strong it is. */
interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'frame' | 'area' | 'line' | 'mark';
}

const PAGE: Shape = { x: 1, y: 1, width: 94, height: 114, kind: 'frame' };

const area = (x: number, y: number, size: readonly [number, number]): Shape => {
  const [width, height] = size;
  return { x, y, width, height, kind: 'area' };
};
const line = (x: number, y: number, width: number): Shape => {
  return { x, y, width, height: 3, kind: 'line' };
};
const button = (x: number, y: number): Shape => ({ x, y, width: 16, height: 6, kind: 'mark' });
const cards = (y: number): Shape[] => [10, 37, 64].map((x) => area(x, y, [22, 18]));
const lines = (y: number, widths: readonly number[]): Shape[] =>
  widths.map((width, index) => line(10, y + index * 6, width));

const SHAPES: Readonly<Record<NewPageStart, readonly Shape[]>> = {
  empty: [],
  campaign: [
    area(10, 10, [76, 28]),
    line(16, 17, 34),
    button(16, 26),
    ...cards(46),
    ...lines(72, [76, 76, 76]),
    button(40, 92),
    line(10, 106, 50),
  ],
  product: [
    area(52, 10, [34, 28]),
    ...lines(14, [34, 26]),
    button(10, 28),
    ...[46, 58, 70].flatMap((y) => [area(10, y, [9, 9]), line(24, y + 3, 54)]),
    ...lines(86, [76, 76]),
    line(10, 106, 50),
  ],
  article: [
    line(10, 13, 60),
    line(10, 20, 40),
    area(10, 29, [76, 22]),
    ...lines(59, [76, 76, 64]),
    line(22, 82, 52),
    ...lines(93, [76, 70, 48]),
  ],
  copy: [area(10, 10, [76, 22]), ...lines(40, [50, 76, 64]), ...cards(62), ...lines(90, [76, 60])],
};

/** A page as a drawing, for the eye only: what stands on it, without its words. */
export function Sketch({ start }: { readonly start: NewPageStart }) {
  return (
    <svg className="sketch" viewBox="0 0 96 116" aria-hidden="true">
      {[PAGE, ...SHAPES[start]].map(({ kind, ...place }) => (
        <rect key={`${place.x} ${place.y}`} className={`sketch__${kind}`} rx={2} {...place} />
      ))}
      {start === 'empty' && <path className="sketch__plus" d="M48 50v16M40 58h16" />}
    </svg>
  );
}
