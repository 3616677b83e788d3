import { useRef, useState, type RefObject } from 'react';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { ActionButton } from './action-button.tsx';
import { useForm, usePiece, usePlace } from './form-context.ts';
import { ListItem } from './list-item.tsx';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';
import { focusNew } from './focus-new.ts';

/** Nobody looks through more at once, and a list may have a thousand. */
const MAX_SHOWN = 50;

/** A list: its items are added, removed and moved, by pointer and by key. */
export function ListSection(props: SectionProps) {
  const { field, pointer, isRequired, label = field.label } = props;
  const { t } = usePlaygroundContext();
  const { forms } = useForm();
  const count = usePiece(pointer, (value) => (Array.isArray(value) ? value.length : 0));
  const [showsAll, setShowsAll] = useState(false);
  const keys = useItemKeys(count);
  const part = useRef<HTMLDivElement>(null);
  const itemField = forms.itemOf(field);
  const visible = showsAll ? keys.list : keys.list.slice(0, MAX_SHOWN);
  const itemLabel = (index: number) => `${label} ${index + 1}`;

  const { add, remove, move, moved } = useListActions(props, { count, keys, part });
  return (
    <div ref={part}>
      <Section
        {...{ field, pointer, label, isRequired }}
        isOpenAtFirst
        actions={
          <ListBar
            {...{ count, label, field }}
            canAdd={itemField.control.type !== 'component'}
            onAdd={() => {
              setShowsAll(showsAll || count >= MAX_SHOWN);
              add();
            }}
          />
        }
      >
        {count > 0 && (
          <>
            <ul className="items">
              {visible.map((key, index) => (
                <ListItem
                  key={key}
                  field={itemField}
                  index={index}
                  pointer={appendPointer(pointer, index)}
                  label={itemLabel(index)}
                  isNew={keys.isNew(key)}
                  onMove={move}
                  onRemove={remove}
                />
              ))}
            </ul>
            {visible.length < count && (
              <button type="button" className="button" onClick={() => setShowsAll(true)}>
                {t('showAllItems', { count })}
              </button>
            )}
          </>
        )}
      </Section>
      <output className="off">{moved}</output>
    </div>
  );
}

interface ListBarProps extends Pick<SectionProps, 'field'> {
  readonly count: number;
  readonly label: string;
  /** A component is added in the outline, which knows what may stand there. */
  readonly canAdd: boolean;
  readonly onAdd: () => void;
}

function ListBar({ field: { control }, count, label, canAdd, onAdd }: ListBarProps) {
  const { t } = usePlaygroundContext();
  const most = control.type === 'list' ? (control.maxItems ?? Infinity) : Infinity;
  return (
    <>
      {count > 0 && <span className="section__count">{count}</span>}
      {canAdd && (
        <ActionButton
          icon="plus"
          label={t('addItem', { field: label })}
          isDisabled={count >= most}
          onPress={onAdd}
        />
      )}
    </>
  );
}

interface DisplayedList {
  readonly count: number;
  readonly keys: ItemKeys;
  /** The part of the form that shows it. */
  readonly part: RefObject<HTMLElement | null>;
}

/** Returns the actions for the items of a list. The focus moves along with the item. */
function useListActions(
  { field, pointer, isRequired, label = field.label }: SectionProps,
  { count, keys, part }: DisplayedList,
) {
  const { t } = usePlaygroundContext();
  const { forms } = useForm();
  const { fill, change } = usePlace(pointer);
  const [moved, setMoved] = useState('');
  const itemField = forms.itemOf(field);

  const focusItem = (index: number, selector: string) =>
    focusNew(() => {
      const item = part.current?.querySelector(`.item[data-index="${index}"]`);
      return (item ?? part.current)?.querySelector<HTMLElement>(item ? selector : '.field__action');
    });
  const add = () => {
    if (count === 0) fill([forms.blankOf(itemField)]);
    else
      change([{ op: 'add', path: appendPointer(pointer, '-'), value: forms.blankOf(itemField) }]);
    focusItem(count, '.item__content :is(input, textarea, select)');
  };
  const remove = (index: number) => {
    keys.remove(index);
    if (count === 1 && !isRequired) fill(undefined);
    else change([{ op: 'remove', path: appendPointer(pointer, index) }]);
    focusItem(Math.min(index, count - 2), '.item__handle');
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to) return;
    keys.move(from, to);
    const [path, at] = [appendPointer(pointer, to), appendPointer(pointer, from)];
    change([{ op: 'move', from: at, path }]);
    setMoved(t('movedItem', { item: label, number: to + 1, count }));
    focusItem(to, '.item__handle');
  };
  return { add, remove, move, moved };
}

/**
 * Names for the items of a list, which have none: React's identities, which go along when an item
 * moves.
 */
interface ItemKeys {
  readonly list: readonly number[];
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  /** Returns true if an item was added since the list was shown. */
  readonly isNew: (key: number) => boolean;
}

interface Keys {
  readonly list: readonly number[];
  readonly next: number;
  readonly first: number;
}

/**
 * The names of as many items as there are now. Items that come or go by other ways do so at the
 * end.
 */
function useItemKeys(count: number): ItemKeys {
  const [keys, setKeys] = useState<Keys>(() => ({
    ...fitted({ list: [], next: 0 }, count),
    first: count,
  }));
  const fitting = keys.list.length === count ? keys : { ...keys, ...fitted(keys, count) };
  if (fitting !== keys) setKeys(fitting);
  const reorder = (change: (list: number[]) => void) =>
    setKeys((before) => {
      const list = [...before.list];
      change(list);
      return { ...before, list };
    });
  return {
    list: fitting.list,
    remove: (index) => reorder((list) => void list.splice(index, 1)),
    move: (from, to) => reorder((list) => void list.splice(to, 0, ...list.splice(from, 1))),
    isNew: (key) => key >= fitting.first,
  };
}

function fitted({ list, next }: Pick<Keys, 'list' | 'next'>, count: number) {
  const missing = Math.max(0, count - list.length);
  const added = Array.from({ length: missing }, (_, index) => next + index);
  return { list: [...list.slice(0, count), ...added], next: next + missing };
}
