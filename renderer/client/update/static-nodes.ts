import { createElement } from 'react';
import {
  RequiresReact,
  OUTERMOST,
  provideContext,
  readContext,
  type Scope,
} from '../../markup/index.ts';
import {
  getInertDocument,
  releaseElement,
  createNodes,
  morphNodes,
  appendNodes,
} from '../../nodes/index.ts';
import { getEntryName, type EntryCode } from '../../registry/index.ts';
import {
  FailureContext,
  createSlotElement,
  isStatic,
  type StaticNodes,
  type StaticNodesOptions,
  type ViewEntry,
  type ViewItem,
} from '../../view/index.ts';

/** Holds the state of one change while its nodes are made. */
interface CreationContext extends StaticNodesOptions {
  readonly scope: Scope;
  /** The elements that stand on the page by now, by item. */
  readonly standing: ReadonlyMap<ViewItem, Element>;
  /** Those of them that stay, by the node that is made in their place. */
  readonly reused: Map<Node, Element>;
  readonly items: Set<ViewItem>;
}

/** Components that have shown that they need React. They are not tried again. */
const needReact = new WeakSet<EntryCode['Component']>();

const NOTHING: ReadonlyMap<ViewItem, Element> = new Map();

/** Thrown for an item that was not made. The item around it may be made another time. */
class NotCreatable extends Error {}

export function createStaticNodes(options: StaticNodesOptions): StaticNodes {
  let lastSlot: Element | undefined;
  let scope: Scope = OUTERMOST;
  /** The items that stand inside, on every level. */
  let items = new Set<ViewItem>();

  const change = (slot: Element, item: ViewEntry): void => {
    const standing = standingIn(slot, items);
    const into = createSlotElement(item, getInertDocument());
    const context = { ...options, scope, standing, reused: new Map(), items: new Set<ViewItem>() };
    try {
      createItem(item, into, context);
      const reused = [...context.reused.values()];
      for (const [inner, element] of standing) {
        if (reused.some((one) => one.contains(element))) context.items.add(inner);
      }
      morphNodes(slot, into, context.reused);
    } finally {
      releaseElement(into);
    }
    ({ items } = context);
  };

  return {
    show: (slot, item, failureText) =>
      canCreate(() => {
        scope = provideContext(OUTERMOST, FailureContext, failureText);
        if (slot === lastSlot) {
          change(slot, item);
          return;
        }
        items = new Set();
        createItem(item, slot, { ...options, scope, standing: NOTHING, reused: new Map(), items });
        lastSlot = slot;
      }),
    take: (before, after) =>
      canCreate(() => {
        const slot = lastSlot && items.has(before) && standingIn(lastSlot, items).get(before);
        if (!slot || !isStatic(after)) throw new NotCreatable();
        const context = { ...options, scope, standing: NOTHING, reused: new Map(), items };
        const into = createSlotElement(after, getInertDocument());
        try {
          createItem(after, into, context);
          morphNodes(slot, into, context.reused);
        } finally {
          releaseElement(into);
        }
        items.delete(before);
        items.add(after);
        options.note(after);
      }),
  };
}

function canCreate(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof NotCreatable) return false;
    throw error;
  }
}

function createItem(item: ViewEntry, into: Element, context: CreationContext): void {
  const own = context.code.get(getEntryName(item));
  if (!own) return;
  const { Component, messages } = own;
  if (needReact.has(Component)) throw new NotCreatable();
  const { props, children } = item;
  const inside =
    children &&
    appendNodes((parent, scope) => {
      for (const child of children) createSlot(child, parent, { ...context, scope });
    });
  try {
    const element = createElement(Component, messages ? { ...props, messages } : props, inside);
    createNodes(element, into, context.scope);
  } catch (error) {
    if (error instanceof RequiresReact) needReact.add(Component);
    throw new NotCreatable('', { cause: error });
  }
}

function createSlot(item: ViewItem, into: Element, context: CreationContext): void {
  if (item.state === 'faulty') {
    createNodes(readContext(FailureContext, context.scope), into, context.scope);
    return;
  }
  if (!isStatic(item)) throw new NotCreatable();
  if (!context.code.has(getEntryName(item))) return;
  const slot = createSlotElement(item, into.ownerDocument);
  const stays = context.standing.get(item);
  if (stays) context.reused.set(slot, stays);
  else createItem(item, slot, context);
  into.appendChild(slot);
  context.items.add(item);
  context.note(item);
}

function standingIn(root: Element, items: ReadonlySet<ViewItem>): Map<ViewItem, Element> {
  const byKey = new Map(
    [...root.querySelectorAll('[data-key]')].map((slot) => [slot.getAttribute('data-key'), slot]),
  );
  const standing = new Map<ViewItem, Element>();
  for (const item of items) {
    const slot = byKey.get(item.key);
    if (slot) standing.set(item, slot);
  }
  return standing;
}
