import type { ReactNode } from 'react';
import type { LoadedCode } from '../registry/index.ts';
import type { ViewEntry, ViewItem } from './view-plan.ts';

export interface StaticNodesOptions {
  readonly code: LoadedCode;
  /** Called for each item that stands inside another one. */
  readonly note: (item: ViewItem) => void;
}

/** The nodes in one slot of a page, which change without React. */
export interface StaticNodes {
  /**
   * Shows an item in a slot that is empty, or where another one was shown. Items inside it that
   * stay are not rendered again. False where React has to do that.
   */
  readonly show: (slot: Element, item: ViewEntry, failureText: ReactNode) => boolean;
  /**
   * Shows another item in the place of one that stands inside. False where it is not there, or
   * React has to.
   */
  readonly take: (before: ViewItem, after: ViewItem) => boolean;
}

/** Returns true if an item may be shown without React. Only an attempt tells if it can be. */
export function isStatic(item: ViewItem): item is ViewEntry {
  return item.state === 'static' && 'props' in item && item.kind !== 'feature';
}
