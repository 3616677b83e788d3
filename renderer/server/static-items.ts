import { createElement } from 'react';
import {
  OnlyReactCan,
  OUTERMOST,
  valueOf,
  writeMarkup,
  written,
  type Made,
  type Scope,
} from '../markup/index.ts';
import type { PlannedEntry, PlannedItem } from '../plan/index.ts';
import { nameOf, type EntryCode, type EntryKind, type LoadedCode } from '../registry/index.ts';
import { FailureContext } from '../view/index.ts';
import { writeStartOfSlot } from './slot-tag.ts';

/** The HTML of static items with all that they hold, by their keys. */
export type WrittenItems = ReadonlyMap<string, string>;

export interface ItemWriter {
  readonly items: WrittenItems;
  /**
   * Writes those that can be written without React and have not been yet. Pauses after each large one, and some small. Items of a zone
   * may stand in a run, whose slots nobody looks up: they need no names.
   */
  readonly write: (items: readonly PlannedItem[], isZone?: boolean) => Generator<void>;
  /** Called once React has rendered what could not be written: so that is no mistake, but needs React. */
  readonly onRendered: () => void;
  /** Called when React could not render the page either, so that nobody knows which component did what. */
  readonly onThrown: () => void;
}

/** So much is written in a fraction of a millisecond. */
const CHARACTERS_A_PAUSE = 4_000;

/** Components that have shown that they need React, and how. They are not tried again. */
const needReact = new WeakMap<object, NotWritten>();

/** Writes the static items of a page as texts. */
export function createItemWriter(code: LoadedCode): ItemWriter {
  const items = new Map<string, string>();
  const leftToReact = new Set<NotWritten>();
  const codeOf = codeOnce(code);
  let sincePause = 0;

  function* write(all: readonly PlannedItem[], isZone = false): Generator<void> {
    for (const item of all) {
      if (item.state === 'interactive') {
        yield* write(item.children ?? []);
      } else if (item.state === 'static' && !items.has(item.key)) {
        try {
          const html = writtenItem(item, codeOf, !isZone || item.isTargeted === true);
          items.set(item.key, html);
          sincePause += html.length;
        } catch (error) {
          if (error instanceof NotWritten) leftToReact.add(error);
          sincePause = CHARACTERS_A_PAUSE;
        }
        // A pause costs as much as some small items.
        if (sincePause < CHARACTERS_A_PAUSE) continue;
        sincePause = 0;
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
export function writtenItem(item: PlannedItem, codeOf: CodeOf, isNamed = true): string {
  const made: Made = { html: '' };
  writeSlot(item, { codeOf, made, scope: OUTERMOST, isNamed });
  return made.html;
}

/** Gives the code of an item. */
type CodeOf = (item: Pick<PlannedItem, 'kind' | 'type'>) => EntryCode | undefined;

/** Looks an entry up once for all of its items: to put its name together takes as long as to write a small one. */
export function codeOnce(code: LoadedCode): CodeOf {
  const byKind = new Map<EntryKind, Map<string, EntryCode | undefined>>();
  return ({ kind, type }) => {
    const byType = byKind.get(kind) ?? new Map<string, EntryCode | undefined>();
    byKind.set(kind, byType);
    if (!byType.has(type)) byType.set(type, code.get(nameOf({ kind, type })));
    return byType.get(type);
  };
}

interface Place {
  readonly codeOf: CodeOf;
  readonly made: Made;
  readonly scope: Scope;
  /** Whether slots say what they are, as React writes them. */
  readonly isNamed: boolean;
}

function writeSlot(item: PlannedItem, { codeOf, made, scope, isNamed }: Place): void {
  if (item.state === 'faulty') {
    writeMarkup(valueOf(FailureContext, scope), made, scope);
    return;
  }
  const own = codeOf(item);
  if (!own) return;

  const { Component } = own;
  const known = needReact.get(Component);
  if (known) throw known;
  try {
    if (item.state === 'interactive') throw new OnlyReactCan('what runs in a browser');
    if (item.kind === 'feature') throw new OnlyReactCan('a feature');
    if (isNamed) writeStartOfSlot(item, made);
    else made.html += '<div class="slot">';
    writeMarkup(elementOf(item, own, { codeOf, isNamed }), made, scope);
    made.html += '</div>';
  } catch (error) {
    throw error instanceof NotWritten ? error : new NotWritten(item, Component, error);
  }
}

function elementOf(
  { props, children }: PlannedEntry,
  own: EntryCode,
  place: Pick<Place, 'codeOf' | 'isNamed'>,
) {
  const { Component, messages } = own;
  return createElement(
    Component,
    messages ? { ...props, messages } : props,
    children &&
      written((made, scope) => {
        for (const child of children) writeSlot(child, { ...place, made, scope });
      }),
  );
}
