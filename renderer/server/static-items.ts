import {
  RequiresReact,
  OUTERMOST,
  readContext,
  writeComponent,
  writeMarkup,
  createRawHtml,
  type HtmlBuffer,
  type Scope,
} from '../markup/index.ts';
import type { PlannedEntry, PlannedItem } from '../plan/index.ts';
import {
  getEntryName,
  type EntryCode,
  type EntryKind,
  type LoadedCode,
} from '../registry/index.ts';
import { FailureContext } from '../view/index.ts';
import { writeSlotElement } from './slot-tag.ts';

/** The HTML of static items with all that they hold, by their keys. */
export type SerializedItems = ReadonlyMap<string, string>;

export interface ItemWriter {
  readonly items: SerializedItems;
  /**
   * Writes those that can be written without React and have not been yet. Pauses after each large
   * one, and some small. Items of a zone may stand in a run, whose slots nobody looks up: they need
   * no names.
   */
  readonly write: (items: readonly PlannedItem[], isZone?: boolean) => Generator<void>;
  /**
   * Called once React has rendered what could not be written: so that is no mistake, but needs
   * React.
   */
  readonly onRendered: () => void;
  /**
   * Called when React could not render the page either, so that nobody knows which component did
   * what.
   */
  readonly onThrown: () => void;
}

/** So much is written in a fraction of a millisecond. */
const CHARACTERS_A_PAUSE = 4_000;

/** Components that have shown that they need React, and how. They are not tried again. */
const needReact = new WeakMap<object, NotSerializable>();

/** Writes the static items of a page as texts. */
export function createItemWriter(code: LoadedCode): ItemWriter {
  const items = new Map<string, string>();
  const leftToReact = new Set<NotSerializable>();
  const codeOf = memoizeCode(code);
  let sincePause = 0;
  let isAgain = false;

  function* write(all: readonly PlannedItem[], isZone = false): Generator<void> {
    for (const item of all) {
      if (item.state === 'interactive') {
        yield* write(item.children ?? []);
      } else if (item.state === 'static' && !(isAgain && items.has(item.key))) {
        try {
          const html = writeItem(item, codeOf, !isZone);
          items.set(item.key, html);
          sincePause += html.length;
        } catch (error) {
          if (error instanceof NotSerializable) leftToReact.add(error);
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
    onThrown() {
      leftToReact.clear();
      isAgain = true;
    },
  };
}

/**
 * Holds, as its cause, whatever a component threw. If it is the component that is wrong, React
 * throws the same.
 */
export class NotSerializable extends Error {
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
 * @throws NotSerializable for the innermost item that needs React, or throws.
 */
export function writeItem(item: PlannedItem, codeOf: CodeOf, isNamed = true): string {
  const buffer: HtmlBuffer = { html: '' };
  writeSlot(item, { codeOf, buffer, scope: OUTERMOST, isNamed });
  return buffer.html;
}

/** The code of an entry, and how it has shown that it needs React. */
interface KnownCode extends EntryCode {
  readonly needs: NotSerializable | undefined;
}

/** Gives the code of an item. */
type CodeOf = (item: Pick<PlannedItem, 'kind' | 'type'>) => KnownCode | undefined;

/**
 * Looks an entry up once for all of its items: to put its name together takes as long as to write a
 * small one.
 */
export function memoizeCode(code: LoadedCode): CodeOf {
  const byKind = new Map<EntryKind, Map<string, KnownCode | undefined>>();
  const look = (kind: EntryKind, type: string) => {
    const own = code.get(getEntryName({ kind, type }));
    return own && { ...own, needs: needReact.get(own.Component) };
  };
  return ({ kind, type }) => {
    let byType = byKind.get(kind);
    if (!byType) byKind.set(kind, (byType = new Map()));
    let own = byType.get(type);
    if (!own && !byType.has(type)) byType.set(type, (own = look(kind, type)));
    return own;
  };
}

interface Place {
  readonly codeOf: CodeOf;
  readonly buffer: HtmlBuffer;
  readonly scope: Scope;
  /** True if slots say what they are, by their type and key, as React writes them. */
  readonly isNamed: boolean;
}

function writeSlot(item: PlannedItem, { codeOf, buffer, scope, isNamed }: Place): void {
  if (item.state === 'faulty') {
    writeMarkup(readContext(FailureContext, scope), buffer, scope);
    return;
  }
  const own = codeOf(item);
  if (!own) return;

  if (own.needs) throw own.needs;
  try {
    if (item.state === 'interactive') throw new RequiresReact('what runs in a browser');
    if (item.kind === 'feature') throw new RequiresReact('a feature');
    const props = propsOf(item, own, { codeOf, isNamed });
    writeSlotElement(isNamed ? item : undefined, buffer, () =>
      writeComponent(own.Component, props, buffer, scope),
    );
  } catch (error) {
    throw error instanceof NotSerializable
      ? error
      : new NotSerializable(item, own.Component, error);
  }
}

/**
 * Returns the props that a component gets. Nobody changes the props of a plan, so they are copied
 * only where something is added.
 */
function propsOf(
  { props, children }: PlannedEntry,
  { messages }: EntryCode,
  options: Pick<Place, 'codeOf' | 'isNamed'>,
): PlannedEntry['props'] {
  const own = 'key' in props ? withoutKey(props) : props;
  if (!children) return messages ? { ...own, messages } : own;
  return {
    ...own,
    ...(messages && { messages }),
    children: createRawHtml((buffer, scope) => {
      for (const child of children) writeSlot(child, { ...options, buffer, scope });
    }),
  };
}

/** React keeps a key to itself. */
function withoutKey({ key: _key, ...others }: PlannedEntry['props']): PlannedEntry['props'] {
  return others;
}
