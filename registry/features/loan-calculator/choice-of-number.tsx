import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Messages } from '#renderer';
import type { Field } from '../../kit/form/create-field.ts';
import type { Unit } from '../../kit/number-field/describe-unit.ts';
import { TextField } from '../../kit/text-field/text-field.tsx';
import { readNumber } from './loan-fields.ts';
import type { Range } from './loan-offer.ts';

interface ChoiceOfNumberProps {
  readonly field: Field;
  readonly range: Range;
  /** Writes a number of the slider as it is heard: €15,000. */
  readonly write: (value: number) => string;
  readonly messages: Messages;
  /** The unit that stands beside the control. */
  readonly unit?: Unit;
}

/** A number that is typed, or moved by a slider. */
export function ChoiceOfNumber({ field, range, write, messages, unit }: ChoiceOfNumberProps) {
  return (
    <div className="loan-calculator__choice">
      <TextField
        field={field}
        messages={messages}
        unit={unit}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
      />
      <Slider {...{ field, range, write }} />
    </div>
  );
}

/** The browser keeps where the slider stands: moved before this runs, it counts as moved. */
function Slider({ field, range, write }: Pick<ChoiceOfNumberProps, 'field' | 'range' | 'write'>) {
  const slider = useRef<HTMLInputElement>(null);
  const { label } = useSyncExternalStore(field.subscribe, field.getState, field.getState);
  const [kept, keep] = useState(range.start);
  const value = readNumber(field) ?? kept;
  if (value !== kept) keep(value);

  useLayoutEffect(() => {
    const moved = slider.current?.valueAsNumber;
    const isMoved = slider.current?.value !== slider.current?.defaultValue;
    if (isMoved && moved !== undefined) field.setValue(moved);
  }, [field]);
  useLayoutEffect(() => {
    if (slider.current) slider.current.valueAsNumber = value;
  }, [value]);
  return (
    <input
      className="loan-calculator__slider"
      ref={slider}
      type="range"
      min={range.minimum}
      max={range.maximum}
      step={range.step}
      defaultValue={range.start}
      aria-label={label}
      aria-valuetext={write(value)}
      onInput={(event) => field.setValue(event.currentTarget.valueAsNumber)}
    />
  );
}
