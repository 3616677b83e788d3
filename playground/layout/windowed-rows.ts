import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The height of a row, as lists.css has it. */
const ROW_REM = 1.75;
const USUAL_REM_PX = 16;
/** Rows beyond the edges, so that scrolling never shows a gap. */
const SPARE_ROWS = 6;
/** The height that is assumed where nothing is laid out. */
const HEIGHT_AT_FIRST_PX = 900;

export interface RowWindow {
  readonly rowHeight: number;
  /** The first row that has to be there, and the one behind the last. */
  readonly first: number;
  readonly end: number;
}

/** Returns the rows of a long list that have to be rendered for its visible part. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [rowHeight] = useState(measuredRowHeight);
  const [height, setHeight] = useState(HEIGHT_AT_FIRST_PX);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setHeight(element.clientHeight || HEIGHT_AT_FIRST_PX);
    // Whole rows: within one, scrolling changes nothing.
    const follow = () => setTop(Math.floor(element.scrollTop / rowHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, rowHeight]);
  const visibleCount = Math.ceil(height / rowHeight);
  return {
    rowHeight,
    first: Math.max(0, Math.min(top, count - visibleCount) - SPARE_ROWS),
    end: Math.min(count, top + visibleCount + SPARE_ROWS),
  };
}

/** A row that is to be seen. */
interface ShownRow {
  readonly top: number;
  readonly rowHeight: number;
  /** The height of a header that stays over the rows while they scroll; left out, there is none. */
  readonly headHeight?: number;
}

/** Scrolls as little as it takes to show a row, whenever it is another or elsewhere. */
export function useShown(
  scroller: RefObject<HTMLElement | null>,
  { top, rowHeight, headHeight = 0 }: ShownRow,
): void {
  useLayoutEffect(() => {
    if (scroller.current) show(scroller.current, { top, rowHeight, headHeight });
  }, [scroller, top, rowHeight, headHeight]);
}

function show(element: HTMLElement, { top, rowHeight, headHeight }: Required<ShownRow>): void {
  const height = (element.clientHeight || HEIGHT_AT_FIRST_PX) - headHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + rowHeight > element.scrollTop + height) {
    element.scrollTop = top + rowHeight - height;
  }
}

function measuredRowHeight(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ROW_REM * (size || USUAL_REM_PX);
}
