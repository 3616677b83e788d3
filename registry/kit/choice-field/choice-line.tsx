import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Field } from '../form/create-field.ts';
import type { FrameAttributes } from '../field-frame/frame-body.tsx';
import { useFocusChange } from '../field-frame/use-focus-change.ts';
import { useMemberState } from '../field-frame/use-member-state.ts';
import './choice-line.css';

interface ChoiceLineProps extends Partial<FrameAttributes> {
  readonly field: Field;
  /** The value that a form without script sends. */
  readonly value: string;
  readonly type: 'radio' | 'checkbox';
  readonly role?: 'switch' | undefined;
  readonly id?: string | undefined;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A radio button, a checkbox or a switch, and its label beside it. */
export function ChoiceLine({ field, onCheckedChange, children, ...input }: ChoiceLineProps) {
  const ref = useCheckable(field);
  const { name, filled, disabled } = useMemberState(field);
  const [wasChecked] = useState(filled);
  const focus = useFocusChange(field);
  return (
    <label className="choice-line">
      <input
        {...input}
        className="choice-line__input"
        ref={ref}
        name={name}
        defaultChecked={wasChecked}
        disabled={disabled}
        onChange={({ currentTarget }) => onCheckedChange(currentTarget.checked)}
        {...focus}
      />
      <span className="choice-line__label">{children}</span>
    </label>
  );
}

/** Ties an input to its field. The browser keeps its state; code writes changes there. */
function useCheckable(field: Field) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(
    () =>
      field.subscribe(() => {
        const { filled } = field.getState();
        if (input.current && input.current.checked !== filled) input.current.checked = filled;
      }),
    [field],
  );
  useEffect(() => {
    field.setControl(() => input.current?.focus());
    return () => field.setControl(undefined);
  }, [field]);
  return input;
}
