import { MAX_WIDTH, MIN_WIDTH, clampWidth } from '../conditions/devices.ts';
import { useSeparator } from '../layout/use-separator.ts';

interface WidthHandleProps {
  readonly width: number;
  readonly zoom: number;
  readonly onWidth: (width: number) => void;
  /** Tells if the handle is being dragged: the frame must not take the pointer then. */
  readonly onDrag: (isDragged: boolean) => void;
}

/** The edge of the page, which a pointer drags and arrow keys move. */
export function WidthHandle({ width, zoom, onWidth, onDrag }: WidthHandleProps) {
  const separator = useSeparator({
    orientation: 'vertical',
    value: width,
    min: MIN_WIDTH,
    max: MAX_WIDTH,
    // The page stands in the middle, so its edge goes half as far as it grows.
    scale: 2 / zoom,
    onSize: (next) => onWidth(clampWidth(next)),
    onDrag,
  });
  return <div {...separator} className="width-handle" aria-label="Resize" />;
}
