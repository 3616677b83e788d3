import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '#renderer';
import { FieldFrame, type ControlAttributes } from '../field-frame/field-frame.tsx';
import type { FrameOptions } from '../field-frame/frame-body.tsx';
import { useMemberState } from '../field-frame/use-member-state.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { ComboboxControl } from './combobox-control.tsx';
import type { ComboboxStates } from './create-combobox-field.ts';
import './combobox-field.css';

interface ComboboxFieldOptions extends FrameOptions {
  /** The states and options that the control shows; `createComboboxField` makes it. */
  readonly field: ComboboxStates;
  /** The text of the first option of the list without script, which stands for no value. */
  readonly emptyLabel?: string | undefined;
}

/**
 * A field in which a typed text filters the options of a list, of which one is chosen. Without
 * script, and until its code is there, it is the browser's own list.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <ComboboxField field={country} messages={messages} />
 */
export function ComboboxField(props: PartProps<'div', ComboboxFieldOptions>) {
  const { field, emptyLabel, className, ...frame } = props;
  const [hadFocus, setHadFocus] = useState<boolean>();
  return (
    <FieldFrame field={field} className={joinClassNames('combobox-field', className)} {...frame}>
      {(control) =>
        hadFocus === undefined ? (
          <EarlyList {...{ field, control, emptyLabel }} onReady={setHadFocus} />
        ) : (
          <Combobox {...{ field, control, hadFocus }} messages={frame.messages} />
        )
      }
    </FieldFrame>
  );
}

interface EarlyListProps {
  readonly field: ComboboxStates;
  readonly control: ControlAttributes;
  readonly emptyLabel: string | undefined;
  /** Is called once the code is there, with true if the list has the focus. */
  readonly onReady: (hasFocus: boolean) => void;
}

/** A choice that was made before the code was there is the value. */
function EarlyList({ field, control, emptyLabel, onReady }: EarlyListProps) {
  const list = useRef<HTMLSelectElement>(null);
  const { name, modelValue, disabled } = useMemberState(field);
  useLayoutEffect(() => {
    const early = field.options.find(({ value }) => value === list.current?.value);
    const text = early?.label ?? '';
    if (text !== field.getState().formattedValue) field.typeText(text);
    onReady(list.current !== null && list.current === document.activeElement);
  }, [field, onReady]);
  return (
    <select
      {...control}
      className="field-frame__control combobox-field__control"
      ref={list}
      name={name}
      defaultValue={typeof modelValue === 'string' ? modelValue : ''}
      disabled={disabled}
    >
      <option value="">{emptyLabel}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface ComboboxProps {
  readonly field: ComboboxStates;
  readonly control: ControlAttributes;
  readonly hadFocus: boolean;
  readonly messages: Messages;
}

function Combobox({ hadFocus, field, ...others }: ComboboxProps) {
  useEffect(() => {
    if (hadFocus) field.focus();
  }, [field, hadFocus]);
  return <ComboboxControl field={field} {...others} />;
}
