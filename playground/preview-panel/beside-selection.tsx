import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Box } from '../preview/protocol.ts';
import type { Size } from './frame-size.ts';
import { findCommonBox, locateBar, type BarPlace } from './locate-bar.ts';

/** The box of the selected component in the page, as the frame tells it; apart, for its haste. */
export type PlacedStore = StoreApi<{ readonly box?: Box | undefined }>;

interface BesideSelectionProps {
  readonly placed: PlacedStore;
  /** The sheet with the page, in a scroller. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly zoom: number;
  readonly children: ReactNode;
}

/** The height of the label over an outline, in CSS pixels of the page. */
const LABEL_PX = 20;

/** Stands beside the selected component, and at the lower edge where that is out of sight. */
export function BesideSelection({ placed, sheet, zoom, children }: BesideSelectionProps) {
  const bar = useRef<HTMLDivElement>(null);
  const box = useStore(placed, (state) => state.box);
  const measured = useMeasures(bar, sheet);
  const place = box && measured && locateBeside(box, measured, zoom);
  return (
    <div className="beside-selection" ref={bar} data-side={getSide(place)} style={place}>
      {children}
    </div>
  );
}

function getSide(place: BarPlace | undefined): 'below' | 'above' | 'docked' {
  if (!place) return 'docked';
  return place.top === undefined ? 'above' : 'below';
}

/** Sizes and places within the canvas. */
interface Measures {
  readonly canvas: Size;
  readonly sheet: Box;
  readonly bar: Size;
}

function locateBeside(
  box: Box,
  { canvas, sheet, bar }: Measures,
  zoom: number,
): BarPlace | undefined {
  const page = findCommonBox(sheet, { x: 0, y: 0, ...canvas });
  const inCanvas = {
    x: sheet.x + box.x * zoom,
    y: sheet.y + box.y * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
  };
  return page && locateBar({ box: inCanvas, labelHeight: LABEL_PX * zoom, page, canvas, bar });
}

/** Measures the bar and what it stands in, whenever one of them changes or is scrolled. */
function useMeasures(
  bar: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): Measures | undefined {
  const [measures, setMeasures] = useState<Measures>();
  useLayoutEffect(() => {
    const [own, page, canvas] = [bar.current, sheet.current, bar.current?.parentElement];
    if (!own || !page || !canvas) return undefined;
    const measure = () => {
      const outer = canvas.getBoundingClientRect();
      const { x, y, width, height } = page.getBoundingClientRect();
      setMeasures({
        canvas: { width: canvas.clientWidth, height: canvas.clientHeight },
        sheet: { x: x - outer.x, y: y - outer.y, width, height },
        bar: { width: own.offsetWidth, height: own.offsetHeight },
      });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [own, page, canvas]) observer.observe(element);
    canvas.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      canvas.removeEventListener('scroll', measure, { capture: true });
    };
  }, [bar, sheet]);
  return measures;
}
