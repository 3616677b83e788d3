import { useRef, useState } from 'react';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { usePlaygroundContext } from '../../playground-context.ts';
import { ActionButton } from './action-button.tsx';
import { useForm, usePiece } from './form-context.ts';
import { ListItem } from './list-item.tsx';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';
import { useItemKeys } from './use-item-keys.ts';
import { useListActions } from './use-list-actions.ts';

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
  const shown = showsAll ? keys.list : keys.list.slice(0, MAX_SHOWN);
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
              {shown.map((key, index) => (
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
