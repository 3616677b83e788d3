import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { Box } from '../preview/protocol.ts';
import type { Size } from './frame-size.ts';
import type { OnPageStore } from './on-page.ts';
import { findCommonBox, locateBar, type BarPlace } from './locate-bar.ts';

interface BesideSelectionProps {
  readonly onPage: OnPageStore;
  /** The sheet with the page, in a scroller. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly zoom: number;
  readonly children: ReactNode;
}

/** The height of the label over an outline, in CSS pixels of the page. */
const LABEL_PX = 20;

/** Stands beside the selected component, and at the lower edge where that is out of sight. */
export function BesideSelection({ onPage, sheet, zoom, children }: BesideSelectionProps) {
  const bar = useRef<HTMLDivElement>(null);
  const box = useStore(onPage, (state) => state.box);
  const text = useStore(onPage, (state) => state.text);
  const measured = useMeasures(bar, sheet);
  const place = box && measured && locateBeside({ box, text, zoom }, measured);
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

interface Selected {
  readonly box: Box;
  readonly text: Box | undefined;
  readonly zoom: number;
}

function locateBeside(
  { box, text, zoom }: Selected,
  { canvas, sheet, bar }: Measures,
): BarPlace | undefined {
  const page = findCommonBox(sheet, { x: 0, y: 0, ...canvas });
  const toCanvas = ({ x, y, width, height }: Box) => ({
    x: sheet.x + x * zoom,
    y: sheet.y + y * zoom,
    width: width * zoom,
    height: height * zoom,
  });
  const labelHeight = LABEL_PX * zoom;
  const boxes = { box: toCanvas(box), ...(text && { text: toCanvas(text) }) };
  return page && locateBar({ ...boxes, labelHeight, page, canvas, bar });
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
