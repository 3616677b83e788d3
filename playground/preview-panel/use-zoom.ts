import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Zoom {
  /** By which factor the page is scaled down: 1 where there is space for it. */
  readonly zoom: number;
  /** Height of the canvas in CSS pixels. */
  readonly height: number;
}

const MARGIN_PX = 32;

/** Fits a page of a width into the canvas that there is, and follows when that is resized. */
export function useZoom(canvas: RefObject<HTMLElement | null>, width: number): Zoom {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [canvas]);
  const available = Math.max(1, size.width - MARGIN_PX);
  return { zoom: size.width === 0 ? 1 : Math.min(1, available / width), height: size.height };
}
