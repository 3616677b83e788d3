import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ListPlace, PageToEdit } from '../state/structure/edits.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The dialog or menu that is open over the tree. */
export type Opened =
  | { readonly kind: 'menu'; readonly at: Point }
  | { readonly kind: 'palette'; readonly edited: PageToEdit; readonly place: ListPlace }
  | { readonly kind: 'move-to'; readonly edited: PageToEdit; readonly pointer: string };

/** Opens one thing at a time. Once nothing is open any more, the focus is back on the tree. */
export function useOpened(scroller: RefObject<HTMLElement | null>) {
  const [opened, open] = useState<Opened>();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !opened) scroller.current?.focus();
    wasOpen.current = opened !== undefined;
  }, [opened, scroller]);
  return [opened, open] as const;
}

/** Finds the point for a menu that is opened by keys: below the row. */
export function findPointBelowRow(scroller: HTMLElement | null): Point {
  const id = scroller?.getAttribute('aria-activedescendant') ?? '';
  return findPointBelow(document.getElementById(id) ?? scroller);
}

/** Finds the point for a menu that is opened by a button. */
export function findPointBelow(element: Element | null): Point {
  const { left = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left, y: bottom };
}
