import { useState, type KeyboardEvent } from 'react';
import type { Messages } from '#renderer';
import type { ControlAttributes } from '../field-frame/field-frame.tsx';
import { useControl } from '../field-frame/use-control.ts';
import { useFocusChange } from '../field-frame/use-focus-change.ts';
import { useMemberState } from '../field-frame/use-member-state.ts';
import { isEscape } from '../menu/menu-keys.ts';
import { fillMessage } from '../messages/fill-message.ts';
import type { ComboboxStates } from './create-combobox-field.ts';
import { filterOptions } from './find-options.ts';
import {
  createSelection,
  findOptionIndex,
  getFieldText,
  getStep,
  NONE,
  step,
  type Selection,
} from './selection.ts';

interface ComboboxControlProps {
  readonly field: ComboboxStates;
  readonly control: ControlAttributes;
  readonly messages: Messages;
}

type Labels = Selection<{ readonly value: string }>;

/** A field with a list of options, of which what was typed leaves some. */
export function ComboboxControl({ field, control, messages }: ComboboxControlProps) {
  const ref = useControl<HTMLInputElement>(field);
  const { label, formattedValue, disabled, readOnly } = useMemberState(field);
  const [firstText] = useState(formattedValue);
  const selected = useSelection(field);
  const { selection, open, filter, select, close } = selected;
  const focus = useFocusChange(field);
  const listId = `${control.id}list`;
  const count = selection?.suggestions.length ?? 0;
  return (
    <div className="combobox-field__box">
      <input
        {...control}
        className="field-frame__control combobox-field__control"
        ref={ref}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={
          selection && selection.selected !== NONE ? `${listId}${selection.selected}` : undefined
        }
        defaultValue={firstText}
        disabled={disabled}
        readOnly={readOnly}
        onChange={({ currentTarget }) => filter(currentTarget.value)}
        onClick={open}
        onKeyDown={(event) => handleKey(event, selected)}
        onFocus={focus.onFocus}
        onBlur={(event) => {
          close();
          focus.onBlur(event);
        }}
      />
      {selection && count > 0 && (
        <OptionList
          {...{ selection, listId, label }}
          onChoose={(index) => {
            select({ ...selection, selected: index });
            close();
          }}
        />
      )}
      <output className={count > 0 || !selection ? 'visually-hidden' : undefined}>
        {selection && describeCount(count, messages)}
      </output>
    </div>
  );
}

function describeCount(count: number, messages: Messages): string | undefined {
  if (count === 0) return messages['combobox_none'];
  return fillMessage(messages['combobox_count'], { count });
}

function handleKey(event: KeyboardEvent, selected: SelectionOfField): void {
  const { selection, open, select, close } = selected;
  const by = getStep(event.key);
  if (by !== undefined && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if (selection) select(step(selection, by));
    else open();
  } else if (selection && (event.key === 'Enter' || isEscape(event))) {
    // Neither sends the form nor closes what stands around it.
    event.preventDefault();
    if (event.key !== 'Enter') select({ ...selection, selected: NONE });
    close();
  }
}

interface SelectionOfField {
  /** Undefined while there is no list. */
  readonly selection: Labels | undefined;
  /** Shows all options. */
  readonly open: () => void;
  /** Takes a typed text, and shows the options that hold it. */
  readonly filter: (text: string) => void;
  readonly select: (next: Labels) => void;
  readonly close: () => void;
}

/** Holds which options are shown, and puts one of them into the field. */
function useSelection(field: ComboboxStates): SelectionOfField {
  const [selection, setSelection] = useState<Labels>();
  const toLabels = (text: string) =>
    filterOptions(field.options, text).map(({ label }) => ({ value: label }));
  return {
    selection,
    open: () => {
      const { disabled, readOnly, formattedValue: typed } = field.getState();
      if (disabled || readOnly) return;
      const suggestions = toLabels('');
      const selected = suggestions.findIndex(({ value }) => value === typed);
      setSelection({ typed, suggestions, selected });
    },
    filter: (text: string) => {
      field.typeText(text);
      setSelection({ ...createSelection(text), suggestions: toLabels(text) });
    },
    select: (next: Labels) => {
      field.typeText(getFieldText(next));
      setSelection(next);
    },
    close: () => setSelection(undefined),
  };
}

interface OptionListProps {
  readonly selection: Labels;
  readonly listId: string;
  readonly label: string;
  readonly onChoose: (index: number) => void;
}

/**
 * Keys work in the field, so that the list has only what a pointer does. No element of HTML is a
 * list beside its field.
 */
function OptionList({ selection, listId, label, onChoose }: OptionListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- as said above.
    <div
      className="combobox-field__list"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as said above.
      role="listbox"
      id={listId}
      aria-label={label}
      tabIndex={-1}
      // A press on the list leaves the focus in the field, so that the list stays until the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const index = findOptionIndex(target);
        if (index !== NONE) onChoose(index);
      }}
    >
      {selection.suggestions.map(({ value }, index) => (
        <div
          key={value}
          id={`${listId}${index}`}
          className="combobox-field__option"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as said above.
          role="option"
          tabIndex={-1}
          aria-selected={index === selection.selected}
          ref={index === selection.selected ? scrollIntoList : undefined}
        >
          {value}
        </div>
      ))}
    </div>
  );
}

function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}
