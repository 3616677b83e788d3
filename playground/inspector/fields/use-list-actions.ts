import { useState, type RefObject } from 'react';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { usePlaygroundContext } from '../../playground-context.ts';
import { focusNew } from './focus-new.ts';
import { useForm, usePlace } from './form-context.ts';
import type { SectionProps } from './section-props.ts';
import type { ItemKeys } from './use-item-keys.ts';

interface DisplayedList {
  readonly count: number;
  readonly keys: ItemKeys;
  /** The part of the form that shows it. */
  readonly part: RefObject<HTMLElement | null>;
}

/** What can be done with the items of a list. The focus goes along. */
export function useListActions(
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
