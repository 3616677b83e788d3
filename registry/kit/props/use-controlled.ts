import { useState } from 'react';

interface ControlledOptions<Value> {
  /** The value, where the owner keeps it. With it, only the owner changes the value. */
  readonly value: Value | undefined;
  /** The first value, where the owner leaves the value to the part. */
  readonly defaultValue: Value;
  readonly onChange: ((value: Value) => void) | undefined;
}

/**
 * A value that belongs to the owner of a part where the owner gives one, and to the part itself
 * elsewhere.
 */
export function useControlled<Value>(
  options: ControlledOptions<Value>,
): readonly [Value, (value: Value) => void] {
  const { value, defaultValue, onChange } = options;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const change = (next: Value) => {
    if (value === undefined) setOwnValue(() => next);
    onChange?.(next);
  };
  return [value ?? ownValue, change];
}
