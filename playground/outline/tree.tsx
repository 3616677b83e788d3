import { useId, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { Point } from './opened.ts';
import { Row } from './row.tsx';
import { readKeyAction, findRowByPrefix, type KeyAction } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';
import type { OfferBadge } from '../state/offers/list-badges.ts';
import { useDrag, type DragOptions } from './use-drag.ts';
import { useRowWindow, useShown } from '../layout/windowed-rows.ts';

/** The longest pause between two letters of one word. */
const TYPING_PAUSE_MS = 600;

/** The actions of a pointer on a row. */
export interface RowActions {
  readonly select: (pointer: string) => void;
  readonly toggle: (pointer: string) => void;
  readonly add: (pointer: string) => void;
  readonly menu: (pointer: string, at: Point) => void;
}

interface TreeProps extends Pick<DragOptions, 'listIn' | 'refusalOf' | 'onDrop'> {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The id of what says which keys there are. */
  readonly hint: string;
  readonly rows: readonly TreeRow[];
  /** The row that keys act on. */
  readonly index: number;
  readonly selection: string | undefined;
  readonly problems: ReadonlyMap<string, number>;
  readonly untranslated: ReadonlyMap<string, number>;
  readonly badges: ReadonlyMap<string, OfferBadge>;
  readonly canDrag: boolean;
  readonly on: RowActions;
  readonly onKey: (action: Exclude<KeyAction, { kind: 'type' }>) => void;
  /** The message about the row that keys act on. */
  readonly note: string | undefined;
  /** Returns the text that says why a dragged component cannot go to the present place. */
  readonly dropNote: (refusal: NonNullable<ReturnType<DragOptions['refusalOf']>>) => string;
}

/**
 * The rows as a tree of which only those are there that can be seen. The focus is on the tree,
 * which names the row that is current: a row that goes takes no focus with it.
 */
export function Tree(props: TreeProps) {
  const { scroller, rows, index } = props;
  const { t } = usePlaygroundContext();
  const id = useId();
  const { rowHeight, first, end } = useRowWindow(scroller, rows.length);
  const { handlers, target, draggedIndex } = useDrag({ ...props, rowHeight });
  const keys = useKeys(props);
  useShown(scroller, { top: index * rowHeight, rowHeight });
  const others = [index, draggedIndex];
  return (
    <div
      ref={scroller}
      className="tree"
      role="tree"
      tabIndex={0}
      aria-label={t('structure')}
      aria-describedby={props.hint}
      aria-activedescendant={rows.length > 0 ? idOf(id, index) : undefined}
      {...keys}
      {...pressesOf(props.on)}
      {...handlers}
    >
      <div
        className="tree__rows"
        style={{ blockSize: rows.length * rowHeight }}
        role="presentation"
      >
        {indexesAround({ first, end, others, count: rows.length }).map((at) => (
          <RowAt
            key={rows[at]?.pointer}
            {...props}
            id={idOf(id, at)}
            at={at}
            rowHeight={rowHeight}
          />
        ))}
        {target && (
          <div
            className="tree__drop"
            role="presentation"
            data-side={target.side}
            data-refused={target.refusal !== undefined}
            style={{ insetBlockStart: target.index * rowHeight, blockSize: rowHeight }}
          />
        )}
        <Note
          top={((target?.refusal ? target.index : index) + 1) * rowHeight}
          text={target?.refusal ? props.dropNote(target.refusal) : props.note}
        />
      </div>
    </div>
  );
}

interface RowAtProps extends Pick<
  TreeProps,
  'rows' | 'index' | 'selection' | 'problems' | 'untranslated' | 'badges' | 'canDrag'
> {
  readonly id: string;
  readonly at: number;
  readonly rowHeight: number;
}

function RowAt(props: RowAtProps) {
  const { rows, index, selection, problems, untranslated, badges, canDrag } = props;
  const { id, at, rowHeight } = props;
  const row = rows[at];
  return (
    row && (
      <Row
        id={id}
        row={row}
        top={at * rowHeight}
        problems={problems.get(row.pointer) ?? 0}
        untranslated={untranslated.get(row.pointer) ?? 0}
        badge={badges.get(row.pointer)}
        isSelected={row.pointer === selection}
        isActive={at === index}
        isDraggable={canDrag}
      />
    )
  );
}

function idOf(tree: string, at: number): string {
  return `${tree}-${at}`;
}

function pressesOf(on: RowActions) {
  return {
    onClick(event: MouseEvent) {
      const pressed = rowAt(event.target);
      if (pressed) on[pressed.action](pressed.pointer);
    },
    onContextMenu(event: MouseEvent) {
      const { pointer } = rowAt(event.target) ?? {};
      if (pointer === undefined) return;
      event.preventDefault();
      on.menu(pointer, { x: event.clientX, y: event.clientY });
    },
  };
}

/** Returns the row that was pressed, and the action of the pressed part of it. */
function rowAt(target: EventTarget) {
  if (!(target instanceof Element)) return undefined;
  const pointer = target.closest('[data-pointer]')?.getAttribute('data-pointer');
  if (pointer === null || pointer === undefined) return undefined;
  const name = target.closest('[data-action]')?.getAttribute('data-action');
  const action = name === 'toggle' || name === 'add' ? name : 'select';
  return { pointer, action } as const;
}

const NOTHING_TYPED = { text: '', time: 0 };

/**
 * Handles the keys of the tree. A word that is typed leads to a row; it ends with a pause, with any
 * other key that does something, and where the focus comes back to the tree.
 */
function useKeys({ rows, index, onKey }: TreeProps) {
  const typed = useRef(NOTHING_TYPED);
  const endWord = () => {
    typed.current = NOTHING_TYPED;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = readKeyAction(event, rows, index);
    if (!action) return;
    event.preventDefault();
    if (action.kind !== 'type') {
      endWord();
      onKey(action);
      return;
    }
    const isOn = event.timeStamp - typed.current.time < TYPING_PAUSE_MS;
    const text = (isOn ? typed.current.text : '') + action.character;
    typed.current = { text, time: event.timeStamp };
    const rowIndex = findRowByPrefix(text, rows, index);
    if (rowIndex !== undefined) onKey({ kind: 'go', index: rowIndex });
  };
  return { onKeyDown, onFocus: endWord };
}

/** Right below the row that it is about. */
function Note({ top, text }: { readonly top: number; readonly text: string | undefined }) {
  return text ? (
    <div
      // The note scrolls into view once for each text.
      key={text}
      ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
      className="tree__note"
      role="presentation"
      style={{ insetBlockStart: top }}
    >
      {text}
    </div>
  ) : null;
}

interface Indexes {
  readonly first: number;
  readonly end: number;
  /** Rows that are there wherever it is scrolled. */
  readonly others: readonly number[];
  readonly count: number;
}

function indexesAround({ first, end, others, count }: Indexes): readonly number[] {
  const around = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  const far = others.filter((at) => at >= 0 && at < count && (at < first || at >= end));
  return [...new Set([...around, ...far])].toSorted((one, other) => one - other);
}
