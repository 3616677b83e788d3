import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH, clampWidth } from '../conditions/devices.ts';

interface WidthHandleProps {
  readonly width: number;
  readonly zoom: number;
  readonly onWidth: (width: number) => void;
  /** Tells if the handle is being dragged: the frame must not take the pointer then. */
  readonly onDrag: (isDragged: boolean) => void;
}

const STEP_PX = 10;
const LEAP_PX = 100;

/** The edge of the page, which a pointer drags and arrow keys move. */
export function WidthHandle({ width, zoom, onWidth, onDrag }: WidthHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number; readonly zoom: number }>(
    undefined,
  );
  const [isDragged, setIsDragged] = useState(false);
  const drag = (next: boolean) => {
    setIsDragged(next);
    onDrag(next);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width, zoom };
    drag(true);
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!start.current) return;
    // The page stands in the middle, so its edge goes half as far as it grows.
    const grown = (2 * (clientX - start.current.x)) / start.current.zoom;
    onWidth(clampWidth(start.current.width + grown));
  };
  const end = () => {
    start.current = undefined;
    drag(false);
  };
  const press = (event: KeyboardEvent) => {
    const next = findNextWidth(event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    onWidth(clampWidth(next));
  };
  return (
    // A separator that can be moved is a control: https://www.w3.org/TR/wai-aria-1.2/#separator
    <div
      className="width-handle"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-label="Resize"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuetext={`${width} px`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-dragged={isDragged}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  );
}

/** The width that a key leads to, if it is one of those. */
export function findNextWidth(key: string, width: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return width + STEP_PX;
    case 'ArrowLeft':
    case 'ArrowDown':
      return width - STEP_PX;
    case 'PageUp':
      return width + LEAP_PX;
    case 'PageDown':
      return width - LEAP_PX;
    case 'Home':
      return MIN_WIDTH;
    case 'End':
      return MAX_WIDTH;
    default:
      return undefined;
  }
}
