import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './frame-size.ts';

/** The room that a canvas has below its ruler, followed when the canvas is resized. */
export function useCanvasSize(canvas: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const ruler = element.querySelector<HTMLElement>('.ruler');
    const measure = () =>
      setSize({
        width: element.clientWidth,
        height: Math.max(0, element.clientHeight - (ruler?.offsetHeight ?? 0)),
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}
