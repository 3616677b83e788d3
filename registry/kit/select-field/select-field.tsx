import { useState } from 'react';
import { FieldFrame, type ControlAttributes } from '../field-frame/field-frame.tsx';
import type { FrameOptions } from '../field-frame/frame-body.tsx';
import { useControl } from '../field-frame/use-control.ts';
import { useFocusChange } from '../field-frame/use-focus-change.ts';
import { useMemberState } from '../field-frame/use-member-state.ts';
import type { Field } from '../form/create-field.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './select-field.css';

interface SelectOption {
  /** The text of the value as the field writes it. */
  readonly value: string;
  readonly label: string;
}

interface ControlOptions {
  /** The states, values and messages that the control shows; `createField` makes it. */
  readonly field: Field;
  readonly options: readonly SelectOption[];
  /** The text of the first option, which stands for no value; none without it. */
  readonly emptyLabel?: string | undefined;
  readonly autoComplete?: string | undefined;
}

/**
 * A list from which one value is chosen, in the browser's own form. A choice that was made before
 * its code was there stays, and counts as made.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <SelectField field={country} options={countries} messages={messages} />
 */
export function SelectField(props: PartProps<'div', FrameOptions & ControlOptions>) {
  const { field, options, emptyLabel, autoComplete, className, ...frame } = props;
  return (
    <FieldFrame field={field} className={joinClassNames('select-field', className)} {...frame}>
      {(control) => <SelectControl {...{ field, options, emptyLabel, autoComplete, control }} />}
    </FieldFrame>
  );
}

interface SelectControlProps extends ControlOptions {
  readonly control: ControlAttributes;
}

function SelectControl({ field, options, emptyLabel, control, ...rest }: SelectControlProps) {
  const ref = useControl<HTMLSelectElement>(field);
  const { name, formattedValue, disabled } = useMemberState(field);
  const [firstValue] = useState(formattedValue);
  const focus = useFocusChange(field);
  return (
    <select
      {...control}
      {...rest}
      className="field-frame__control select-field__control"
      ref={ref}
      name={name}
      defaultValue={firstValue}
      disabled={disabled}
      onChange={({ currentTarget }) => field.typeText(currentTarget.value)}
      {...focus}
    >
      <option value="">{emptyLabel}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
