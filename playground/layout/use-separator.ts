import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Describes how a separator changes a size: by the pointer along one axis, and by keys. */
interface SeparatorOptions {
  readonly orientation: 'vertical' | 'horizontal';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** How much the size grows for each pixel to the right or downwards. Usually 1 or -1. */
  readonly scale: number;
  /** Returns the size that it has now, where that can be measured. */
  readonly measure?: () => number | undefined;
  /** Is called with the wanted size, which may be beyond the bounds while it is dragged. */
  readonly onSize: (size: number, isDragged: boolean) => void;
  /** Tells if it is being dragged: frames must not take the pointer then. */
  readonly onDrag?: (isDragged: boolean) => void;
}

const STEP_PX = 10;
const LEAP_PX = 100;

/**
 * Returns what makes an element a separator that a pointer drags and arrow keys move. Such a
 * separator is a control: https://www.w3.org/TR/wai-aria-1.2/#separator
 */
export function useSeparator(options: SeparatorOptions) {
  const { orientation, value, min, max, scale, measure, onSize, onDrag } = options;
  const start = useRef<{ readonly at: number; readonly size: number; readonly scale: number }>(
    undefined,
  );
  const [isDragged, setIsDragged] = useState(false);
  const positionOf = ({ clientX, clientY }: PointerEvent) =>
    orientation === 'vertical' ? clientX : clientY;
  const drag = (next: boolean) => {
    setIsDragged(next);
    onDrag?.(next);
  };
  return {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': orientation,
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': `${value} px`,
    'data-dragged': isDragged,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { at: positionOf(event), size: measure?.() || value, scale };
      drag(true);
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const moved = positionOf(event) - start.current.at;
      onSize(start.current.size + moved * start.current.scale, true);
    },
    onPointerUp: () => end(),
    onPointerCancel: () => end(),
    onKeyDown: (event: KeyboardEvent) => {
      const present = measure?.() || value;
      const next = findNextSize(event.key, { ...options, value: present });
      if (next === undefined) return;
      event.preventDefault();
      onSize(Math.min(max, Math.max(min, next)), false);
    },
  } as const;

  function end() {
    if (!start.current) return;
    start.current = undefined;
    drag(false);
  }
}

type SizeOptions = Pick<SeparatorOptions, 'value' | 'min' | 'max' | 'scale'>;

/**
 * Finds the size that a key leads to, if it is one of those that do: an arrow moves the border to
 * its own side, whichever size grows by that.
 */
export function findNextSize(key: string, options: SizeOptions): number | undefined {
  const { value, min, max, scale } = options;
  const sign = Math.sign(scale);
  switch (key) {
    case 'ArrowRight':
      return value + sign * STEP_PX;
    case 'ArrowLeft':
      return value - sign * STEP_PX;
    case 'ArrowUp':
      return value + STEP_PX;
    case 'ArrowDown':
      return value - STEP_PX;
    case 'PageUp':
      return value + LEAP_PX;
    case 'PageDown':
      return value - LEAP_PX;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
