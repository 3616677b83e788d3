import { useId, type ReactNode, type Ref } from 'react';

interface DialogFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** The message that says why the value is not valid; it takes the place of the hint. */
  readonly wrong?: string | undefined;
  /** Stands behind that message, such as a button that mends it. */
  readonly remedy?: ReactNode;
  readonly ref: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}

/** A text of a form in a dialog, with its hint or its error below. */
export function DialogField(props: DialogFieldProps) {
  const { label, value, hint, wrong, remedy, ref, onChange } = props;
  const id = useId();
  return (
    <div className="dialog__field">
      <label className="dialog__label" htmlFor={`${id}-input`}>
        {label}
      </label>
      <input
        id={`${id}-input`}
        type="text"
        ref={ref}
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="dialog__hint" id={id} data-wrong={wrong !== undefined}>
        {wrong ?? hint}
      </span>
      {wrong !== undefined && remedy}
    </div>
  );
}

interface DialogChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (isChosen: boolean) => void;
}

/** One of several choices in a dialog. */
export function DialogChoice(props: DialogChoiceProps) {
  const { type, name, label, hint, isChosen, ref, onChange } = props;
  const id = useId();
  return (
    <div className="dialog__choice">
      <input
        id={`${id}-input`}
        type={type}
        name={name}
        ref={ref}
        checked={isChosen}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="dialog__label" htmlFor={`${id}-input`}>
        {label}
      </label>
      {hint !== undefined && (
        <span className="dialog__hint" id={id}>
          {hint}
        </span>
      )}
    </div>
  );
}
