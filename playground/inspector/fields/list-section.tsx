import { useRef, useState } from 'react';
import { pointerTo } from '#schemas/problems/pointer.ts';
import { usePlaygroundContext } from '../../playground-context.ts';
import type { Field } from '../form/field.ts';
import { ActionButton } from './action-button.tsx';
import { focusNew } from './focus-new.ts';
import { useForm, usePiece, usePlace } from './form-context.ts';
import { ListItem } from './list-item.tsx';
import { Section } from './section.tsx';
import { useItemKeys } from './use-item-keys.ts';

interface ListSectionProps {
  readonly field: Field;
  readonly pointer: string;
  readonly isRequired: boolean;
  readonly label?: string;
}

/** Nobody looks through more at once, and a list may have a thousand. */
const MAX_SHOWN = 50;

/** A list: its items are added, removed and moved, by pointer and by key. */
export function ListSection({ field, pointer, isRequired, label = field.label }: ListSectionProps) {
  const { t } = usePlaygroundContext();
  const { forms } = useForm();
  const { fill, change } = usePlace(pointer);
  const count = usePiece(pointer, (value) => (Array.isArray(value) ? value.length : 0));
  const [showsAll, setShowsAll] = useState(false);
  const [moved, setMoved] = useState('');
  const keys = useItemKeys(count);
  const part = useRef<HTMLDivElement>(null);
  const itemField = forms.itemOf(field);
  const { control } = field;
  const most = control.type === 'list' ? (control.maxItems ?? Infinity) : Infinity;
  const shown = showsAll ? keys.list : keys.list.slice(0, MAX_SHOWN);
  const itemLabel = (index: number) => `${label} ${index + 1}`;

  const focusItem = (index: number, selector: string) =>
    focusNew(() => {
      const item = part.current?.querySelector(`.item[data-index="${index}"]`);
      return (item ?? part.current)?.querySelector<HTMLElement>(item ? selector : '.field__action');
    });
  const add = () => {
    if (count === 0) fill([forms.blankOf(itemField)]);
    else change([{ op: 'add', path: pointerTo(pointer, '-'), value: forms.blankOf(itemField) }]);
    setShowsAll(showsAll || count >= MAX_SHOWN);
    focusItem(count, '.item__content :is(input, textarea, select)');
  };
  const remove = (index: number) => {
    keys.remove(index);
    if (count === 1 && !isRequired) fill(undefined);
    else change([{ op: 'remove', path: pointerTo(pointer, index) }]);
    focusItem(Math.min(index, count - 2), '.item__handle');
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to) return;
    keys.move(from, to);
    const [path, at] = [pointerTo(pointer, to), pointerTo(pointer, from)];
    change([{ op: 'move', from: at, path }]);
    setMoved(t('movedItem', { item: label, number: to + 1, count }));
    focusItem(to, '.item__handle');
  };
  return (
    <div ref={part}>
      <Section
        {...{ field, pointer, label, isRequired }}
        isOpenAtFirst
        actions={
          <>
            {count > 0 && <span className="section__count">{count}</span>}
            {itemField.control.type !== 'component' && (
              <ActionButton
                icon="plus"
                label={t('addItem', { field: label })}
                isDisabled={count >= most}
                onPress={add}
              />
            )}
          </>
        }
      >
        {count > 0 && (
          <>
            <ul className="items">
              {shown.map((key, index) => (
                <ListItem
                  key={key}
                  field={itemField}
                  index={index}
                  pointer={pointerTo(pointer, index)}
                  label={itemLabel(index)}
                  isNew={keys.isNew(key)}
                  onMove={move}
                  onRemove={remove}
                />
              ))}
            </ul>
            {shown.length < count && (
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
