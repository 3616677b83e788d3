import { createElement } from 'react';
import {
  OnlyReactCan,
  OUTERMOST,
  provideContext,
  readContext,
  type Scope,
} from '../markup/index.ts';
import {
  getInertDocument,
  releaseElement,
  createNodes,
  morphNodes,
  placed,
} from '../nodes/index.ts';
import { getEntryName, type EntryCode } from '../registry/index.ts';
import {
  FailureContext,
  isStatic,
  type StaticNodes,
  type StaticNodesOptions,
  type ViewEntry,
  type ViewItem,
} from '../view/index.ts';

/** What is made for one change. */
interface Making extends StaticNodesOptions {
  readonly scope: Scope;
  /** What stands on the page by now, by item. */
  readonly standing: ReadonlyMap<ViewItem, Element>;
  /** Of it, what stays, by what is made in its place. */
  readonly kept: Map<Node, Element>;
  readonly items: Set<ViewItem>;
}

/** Components that have shown that they need React. They are not tried again. */
const needReact = new WeakSet<EntryCode['Component']>();

const NOTHING: ReadonlyMap<ViewItem, Element> = new Map();

/** Thrown for an item that was not made. What it stands in may be made another time. */
class NotMade extends Error {}

export function createStaticNodes(options: StaticNodesOptions): StaticNodes {
  let place: Element | undefined;
  let scope: Scope = OUTERMOST;
  /** What stands inside, on every level. */
  let items = new Set<ViewItem>();

  const change = (slot: Element, item: ViewEntry): void => {
    const standing = standingIn(slot, items);
    const into = slotOf(item, getInertDocument());
    const making = { ...options, scope, standing, kept: new Map(), items: new Set<ViewItem>() };
    try {
      makeItem(item, into, making);
      const kept = [...making.kept.values()];
      for (const [inner, element] of standing) {
        if (kept.some((one) => one.contains(element))) making.items.add(inner);
      }
      morphNodes(slot, into, making.kept);
    } finally {
      releaseElement(into);
    }
    ({ items } = making);
  };

  return {
    show: (slot, item, failureText) =>
      isMade(() => {
        scope = provideContext(OUTERMOST, FailureContext, failureText);
        if (slot === place) {
          change(slot, item);
          return;
        }
        items = new Set();
        makeItem(item, slot, { ...options, scope, standing: NOTHING, kept: new Map(), items });
        place = slot;
      }),
    take: (before, after) =>
      isMade(() => {
        const slot = place && items.has(before) && standingIn(place, items).get(before);
        if (!slot || !isStatic(after)) throw new NotMade();
        const making = { ...options, scope, standing: NOTHING, kept: new Map(), items };
        const into = slotOf(after, getInertDocument());
        try {
          makeItem(after, into, making);
          morphNodes(slot, into, making.kept);
        } finally {
          releaseElement(into);
        }
        items.delete(before);
        items.add(after);
        options.note(after);
      }),
  };
}

function isMade(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof NotMade) return false;
    throw error;
  }
}

function makeItem(item: ViewEntry, into: Element, making: Making): void {
  const own = making.code.get(getEntryName(item));
  if (!own) return;
  const { Component, messages } = own;
  if (needReact.has(Component)) throw new NotMade();
  const { props, children } = item;
  const inside =
    children &&
    placed((parent, scope) => {
      for (const child of children) makeSlot(child, parent, { ...making, scope });
    });
  try {
    const element = createElement(Component, messages ? { ...props, messages } : props, inside);
    createNodes(element, into, making.scope);
  } catch (error) {
    if (error instanceof OnlyReactCan) needReact.add(Component);
    throw new NotMade('', { cause: error });
  }
}

function makeSlot(item: ViewItem, into: Element, making: Making): void {
  if (item.state === 'faulty') {
    createNodes(readContext(FailureContext, making.scope), into, making.scope);
    return;
  }
  if (!isStatic(item)) throw new NotMade();
  if (!making.code.has(getEntryName(item))) return;
  const slot = slotOf(item, into.ownerDocument);
  const stays = making.standing.get(item);
  if (stays) making.kept.set(slot, stays);
  else makeItem(item, slot, making);
  into.appendChild(slot);
  making.items.add(item);
  making.note(item);
}

function slotOf({ type, key }: ViewEntry, document: Document): Element {
  const slot = document.createElement('div');
  slot.setAttribute('class', 'slot');
  slot.setAttribute('data-type', type);
  slot.setAttribute('data-key', key);
  return slot;
}

function standingIn(place: Element, items: ReadonlySet<ViewItem>): Map<ViewItem, Element> {
  const byKey = new Map(
    [...place.querySelectorAll('[data-key]')].map((slot) => [slot.getAttribute('data-key'), slot]),
  );
  const standing = new Map<ViewItem, Element>();
  for (const item of items) {
    const slot = byKey.get(item.key);
    if (slot) standing.set(item, slot);
  }
  return standing;
}
