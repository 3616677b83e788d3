import { createElement } from 'react';
import { markupOf, OnlyReactCan, OUTERMOST, valueOf, written } from '../markup/index.ts';
import type { PlannedItem } from '../plan/index.ts';
import { nameOf, type LoadedCode } from '../registry/index.ts';
import { FailureContext } from '../view/index.ts';
import { startOfSlot } from './slot-tag.ts';

/** The HTML of static items with all that they hold, by their keys. */
export type WrittenItems = ReadonlyMap<string, string>;

export interface ItemWriter {
  readonly items: WrittenItems;
  /** Writes those that can be written without React and have not been yet. Pauses after each. */
  readonly write: (items: readonly PlannedItem[]) => Generator<void>;
  /** Called once React has rendered what could not be written: so that is no mistake, but needs React. */
  readonly onRendered: () => void;
  /** Called when React could not render the page either, so that nobody knows which component did what. */
  readonly onThrown: () => void;
}

/** Components that have shown that they need React, and how. They are not tried again. */
const needReact = new WeakMap<object, NotWritten>();

/** Writes the static items of a page as texts. */
export function createItemWriter(code: LoadedCode): ItemWriter {
  const items = new Map<string, string>();
  const leftToReact = new Set<NotWritten>();

  function* write(all: readonly PlannedItem[]): Generator<void> {
    for (const item of all) {
      if (item.state === 'interactive') {
        yield* write(item.children ?? []);
      } else if (item.state === 'static' && !items.has(item.key)) {
        try {
          items.set(item.key, writeItem(item, code));
        } catch (error) {
          if (error instanceof NotWritten) leftToReact.add(error);
        }
        yield;
      }
    }
  }

  return {
    items,
    write,
    onRendered() {
      for (const each of leftToReact) needReact.set(each.component, each);
    },
    onThrown: () => leftToReact.clear(),
  };
}

/** Whatever a component threw. If it is the component that is wrong, React throws the same. */
export class NotWritten extends Error {
  readonly component: object;
  readonly type: string;

  constructor({ type }: PlannedItem, component: object, cause: unknown) {
    super(`"${type}" was not written.`, { cause });
    this.type = type;
    this.component = component;
  }
}

/**
 * The slot of an item, which is to a text what the view's Slot is to React.
 *
 * @throws NotWritten for the innermost item that needs React, or throws.
 */
export function writeItem(item: PlannedItem, code: LoadedCode, scope = OUTERMOST): string {
  if (item.state === 'faulty') return markupOf(valueOf(FailureContext, scope), scope);
  const own = code.get(nameOf(item));
  if (!own) return '';

  const { Component, messages } = own;
  const known = needReact.get(Component);
  if (known) throw known;

  const { props, children } = item;
  const inside =
    children && written((place) => children.map((child) => writeItem(child, code, place)).join(''));
  try {
    if (item.state === 'interactive')
      throw new OnlyReactCan('what has something to do in a browser');
    if (item.kind === 'feature') throw new OnlyReactCan('a feature');
    const element = createElement(Component, { ...props, ...(messages && { messages }) }, inside);
    return `${startOfSlot(item)}${markupOf(element, scope)}</div>`;
  } catch (error) {
    throw error instanceof NotWritten ? error : new NotWritten(item, Component, error);
  }
}
