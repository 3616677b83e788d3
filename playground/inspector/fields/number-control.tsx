import { useState } from 'react';
import type { ControlProps } from './control-props.ts';
import { getControlAttributes } from './text-control.tsx';

/** A number as JSON writes it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Shows a number. An unfinished number, such as `1.`, stays as it is typed; a text that is not a
 * number is written as a text.
 */
export function NumberControl(props: ControlProps) {
  const { value, field, onFill } = props;
  const [typed, setTyped] = useState('');
  const isOwn = valueOf(typed) === value;
  return (
    <input
      {...getControlAttributes({ ...props, value: isOwn ? typed : value })}
      className="field__text field__text--number"
      type="text"
      inputMode={field.control.type === 'number' && field.control.isWhole ? 'numeric' : 'decimal'}
      onChange={({ target }) => {
        setTyped(target.value);
        onFill(valueOf(target.value));
      }}
    />
  );
}

function valueOf(typed: string): unknown {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  return NUMBER.test(trimmed) ? Number(trimmed) : trimmed;
}
