import { memo, type DragEvent, type KeyboardEvent } from 'react';
import { getComponentType } from '#schemas/components.ts';
import { getComponentIcon } from '../../layout/component-icon.ts';
import { Icon } from '../../layout/icon.tsx';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { useSchemaWords } from '../../context/schema-words-context.ts';
import { isSection, type Field } from '../form/field.ts';
import { summariseItem } from '../form/summarise-item.ts';
import { ActionButton } from './action-button.tsx';
import { FieldRow } from './field-row.tsx';
import { useForm, usePiece } from './form-context.ts';
import { Section } from './section.tsx';

interface ListItemProps {
  readonly field: Field;
  readonly index: number;
  readonly pointer: string;
  readonly label: string;
  readonly isNew: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** The data type of a dragged item. An item can be dropped only on its own list. */
const DRAGGED = 'application/x-vitrine-item';

/** One item of a list with its handle. A text stands beside it, what holds more folds. */
export function ListItem(props: ListItemProps) {
  const { field, index, pointer, label, isNew, onMove, onRemove } = props;
  const { t } = usePlaygroundContext();
  const { isLocked } = useForm();
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index, index + step);
  };
  const drop = (event: DragEvent) => {
    const [from, of] = event.dataTransfer.getData(DRAGGED).split(' ');
    if (of !== list) return;
    event.preventDefault();
    onMove(Number(from), index);
  };
  return (
    // A dragged item can be dropped anywhere on an item; by key it is moved at its handle.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="item"
      data-index={index}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={drop}
    >
      <button
        type="button"
        className="item__handle"
        aria-label={t('moveItem', { item: label })}
        title={t('moveItem', { item: label })}
        disabled={isLocked}
        draggable={!isLocked}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `${index} ${list}`)}
        onKeyDown={moveByKey}
      >
        <Icon name="dots-six-vertical" />
      </button>
      <div className="item__content">
        <ItemContent field={field} pointer={pointer} label={label} isNew={isNew} />
      </div>
      <ActionButton
        icon="x"
        label={t('removeItem', { item: label })}
        onPress={() => onRemove(index)}
      />
    </li>
  );
}

type ContentProps = Pick<ListItemProps, 'field' | 'pointer' | 'label' | 'isNew'>;

const ItemContent = memo(function ItemContent({ field, pointer, label, isNew }: ContentProps) {
  const { Members } = useForm();
  const summary = usePiece(pointer, summariseItem);
  const isObject = usePiece(pointer, (value) => typeof value === 'object' && value !== null);
  const name = summary === '' ? label : `${label}: ${summary}`;
  if (!isSection(field) || !isObject) return <FieldRow {...{ field, pointer, label }} isRequired />;
  if (field.control.type === 'component') return <ComponentItem pointer={pointer} label={label} />;
  return (
    <Section {...{ field, pointer }} label={name} isRequired={false} isOpenAtFirst={isNew}>
      <Members field={field} pointer={pointer} />
    </Section>
  );
});

/** A component in a list has a form of its own, which this leads to. */
function ComponentItem({ pointer, label }: Pick<ListItemProps, 'pointer' | 'label'>) {
  const { t, store } = usePlaygroundContext();
  const { nameComponent } = useSchemaWords();
  const type = usePiece(pointer, getComponentType) ?? '?';
  const name = nameComponent(type);
  const summary = usePiece(pointer, summariseItem);
  return (
    <button
      type="button"
      className="item__component"
      title={t('openComponent', { component: label })}
      onClick={() => store.getState().select(pointer)}
    >
      <Icon name={getComponentIcon(type)} />
      <span>{summary || name}</span> <small>{name}</small>
    </button>
  );
}
