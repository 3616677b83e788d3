import { useMemo, useState, type DragEvent, type RefObject } from 'react';
import type { Refusal } from '../state/structure/refusal.ts';
import type { ListPlace } from '../state/structure/edits.ts';
import { splitComponentPointer } from '../state/structure/component-lists.ts';
import type { TreeRow } from './tree-rows.ts';

/** The place where a dragged component would go now, and the reason if it could not. */
interface DropTarget extends DropPlace {
  readonly refusal?: Refusal | undefined;
}

export interface DragOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  readonly rowHeight: number;
  /** The list of what a row stands for, if it can have one. */
  readonly listIn: (holder: string) => string | undefined;
  /** Returns the reason why a component cannot go there; undefined where it can. */
  readonly refusalOf: (pointer: string, place: DropPlace) => Refusal | undefined;
  readonly onDrop: (pointer: string, place: DropPlace) => void;
}

const TYPE = 'application/x-vitrine-component';

/**
 * Drags rows by a pointing device. The dragged row is known by its JSON pointer, and only within
 * this window.
 */
export function useDrag({ scroller, rows, rowHeight, ...options }: DragOptions) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<DropTarget>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };

  function targetAt({ clientY }: DragEvent): DropTarget | undefined {
    const element = scroller.current;
    if (!element || dragged === undefined) return undefined;
    const distance = clientY - element.getBoundingClientRect().top + element.scrollTop;
    const index = Math.floor(distance / rowHeight);
    const share = distance / rowHeight - index;
    const place = dropPlaceOn(rows, { index, share }, options.listIn);
    return place && { ...place, refusal: options.refusalOf(dragged, place) };
  }

  const handlers = {
    onDragStart(event: DragEvent) {
      const row = event.target instanceof Element ? event.target.closest('[data-pointer]') : null;
      const pointer = row?.getAttribute('data-pointer');
      if (!pointer) return;
      event.dataTransfer.setData(TYPE, pointer);
      event.dataTransfer.effectAllowed = 'move';
      setDragged(pointer);
    },
    onDragOver(event: DragEvent) {
      const next = targetAt(event);
      if (!next) return;
      // The default is prevented for a refused place too, so that dropping there says why.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setTarget((before) => (isSame(before, next) ? before : next));
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !scroller.current?.contains(to)) setTarget(undefined);
    },
    onDrop(event: DragEvent) {
      const place = targetAt(event);
      if (!place || dragged === undefined) return;
      event.preventDefault();
      end();
      options.onDrop(dragged, place);
    },
    onDragEnd: end,
  };
  const draggedIndex = useMemo(
    () => rows.findIndex(({ pointer }) => pointer === dragged),
    [rows, dragged],
  );
  return { handlers, target, draggedIndex };
}

function isSame(one: DropTarget | undefined, other: DropTarget): boolean {
  return (
    one?.index === other.index && one.side === other.side && one.place.index === other.place.index
  );
}

/** The place where a dragged component would go, and the row that shows it. */
interface DropPlace {
  readonly place: ListPlace;
  readonly index: number;
  readonly side: 'before' | 'after' | 'inside';
}

/**
 * The share of a row's height, from its top and from its bottom, that means beside the row where a
 * component can also go into it.
 */
const EDGE = 0.3;

/**
 * Finds the place of a component that is dropped on a row, `share` of its height below its top.
 * `listIn` returns the list inside the row's component or zone, if it can have one.
 */
export function dropPlaceOn(
  rows: readonly TreeRow[],
  { index, share }: { readonly index: number; readonly share: number },
  listIn: (holder: string) => string | undefined,
): DropPlace | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const { pointer, parent, childCount, isExpanded } = row;
  const inner = listIn(pointer);
  const isInMiddle = parent === undefined || (share > EDGE && share < 1 - EDGE);
  if (inner !== undefined && isInMiddle) {
    // Under the heading of what is open lies its first place.
    const isFirst = isExpanded && share > 1 / 2;
    return { place: { list: inner, index: isFirst ? 0 : childCount }, index, side: 'inside' };
  }
  if (parent === undefined) return undefined;
  const { list, index: position } = splitComponentPointer(pointer);
  const side = share < 1 / 2 ? 'before' : 'after';
  if (side === 'after' && inner !== undefined && isExpanded) {
    return { place: { list: inner, index: 0 }, index, side };
  }
  return { place: { list, index: side === 'before' ? position : position + 1 }, index, side };
}
