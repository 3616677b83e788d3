import { useState, type ReactNode } from 'react';
import type { ControlAttributes } from '../field-frame/field-frame.tsx';
import { FieldFrame } from '../field-frame/field-frame.tsx';
import type { FrameOptions } from '../field-frame/frame-body.tsx';
import { useControl } from '../field-frame/use-control.ts';
import { useFocusChange } from '../field-frame/use-focus-change.ts';
import { useMemberState } from '../field-frame/use-member-state.ts';
import type { Field } from '../form/create-field.ts';
import type { Unit } from '../number-field/describe-unit.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './text-field.css';

/** Inputs that bring text from elsewhere. */
const PASTES: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

interface ControlOptions {
  /** The states, values and messages that the control shows; `createField` makes it. */
  readonly field: Field;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'numeric' | undefined;
  readonly enterKeyHint?: 'next' | 'done' | 'send' | undefined;
  /** More than one makes it a field of that many lines. */
  readonly rows?: number | undefined;
  /** The unit of a number, which is seen beside the control and heard with it. */
  readonly unit?: Unit | undefined;
  /** Stands beside the control, and helps to fill it in. */
  readonly action?: ReactNode;
}

export interface TextFieldOptions extends FrameOptions, ControlOptions {}

export type TextFieldProps = PartProps<'div', TextFieldOptions>;

/**
 * A field for a text, with its label, help and messages. What somebody types before its code is
 * there stays, and counts as typed.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <TextField field={email} type="email" autoComplete="email" messages={messages} />
 */
export function TextField(props: TextFieldProps) {
  const { field, type, autoComplete, inputMode, enterKeyHint, rows, unit, action, ...others } =
    props;
  const { className, ...frame } = others;
  const [announcement, setAnnouncement] = useState('');
  return (
    <FieldFrame field={field} className={joinClassNames('text-field', className)} {...frame}>
      {(control) => (
        <>
          <ControlWithUnit unit={unit} action={action} id={control.id}>
            <TextControl
              {...{ field, type, autoComplete, inputMode, enterKeyHint, rows, unit, control }}
              onReformat={setAnnouncement}
            />
          </ControlWithUnit>
          <span className="visually-hidden" aria-live="polite">
            {announcement}
          </span>
        </>
      )}
    </FieldFrame>
  );
}

interface ControlWithUnitProps {
  readonly unit: Unit | undefined;
  readonly action: ReactNode;
  readonly id: string;
  readonly children: ReactNode;
}

function ControlWithUnit({ unit, action, id, children }: ControlWithUnitProps) {
  if (action) {
    return (
      <div className="text-field__box">
        {children}
        {action}
      </div>
    );
  }
  if (!unit) return children;
  return (
    <div className="text-field__box" data-unit={unit.side}>
      {children}
      <span className="text-field__unit" aria-hidden="true">
        {unit.sign}
      </span>
      {/* A browser may have another word for a unit than the server. */}
      <span className="visually-hidden" id={`${id}unit`} suppressHydrationWarning>
        {unit.name}
      </span>
    </div>
  );
}

interface TextControlProps extends ControlOptions {
  readonly control: ControlAttributes;
  /** Gets the text that leaving the control has made of another, and `''` as it is entered. */
  readonly onReformat: (text: string) => void;
}

function TextControl(props: TextControlProps) {
  const { field, control, onReformat, rows = 1, unit } = props;
  const ref = useControl<HTMLInputElement & HTMLTextAreaElement>(field);
  const { name, formattedValue, disabled, readOnly } = useMemberState(field);
  const [firstText] = useState(formattedValue);
  const focus = useFocusChange({
    enter: () => {
      onReformat('');
      field.enter();
    },
    leave: () => {
      if (field.leave()) onReformat(field.getState().formattedValue);
    },
  });

  const describedBy = [unit && `${control.id}unit`, control['aria-describedby']];
  const Control = rows > 1 ? 'textarea' : 'input';
  return (
    <Control
      {...control}
      className="field-frame__control"
      ref={ref}
      name={name}
      defaultValue={firstText}
      {...(rows > 1 ? { rows } : { type: props.type ?? 'text' })}
      autoComplete={props.autoComplete}
      inputMode={props.inputMode}
      enterKeyHint={props.enterKeyHint}
      disabled={disabled}
      readOnly={readOnly}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      onChange={({ currentTarget, nativeEvent }) => {
        const isPasted = nativeEvent instanceof InputEvent && PASTES.has(nativeEvent.inputType);
        field.typeText(currentTarget.value, { isPasted });
      }}
      {...focus}
    />
  );
}
