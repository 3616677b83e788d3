import { useLayoutEffect, useRef } from 'react';
import { FieldFrame } from '../field-frame/field-frame.tsx';
import { LabelText, type FrameOptions } from '../field-frame/frame-body.tsx';
import { useMemberState } from '../field-frame/use-member-state.ts';
import type { Checkbox } from '../form/create-checkbox.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { ChoiceLine } from './choice-line.tsx';
import './checkbox-field.css';

interface CheckboxFieldOptions extends FrameOptions {
  /** The value, true or false; `createCheckbox` makes it. */
  readonly field: Checkbox;
  /** A switch is for what takes effect at once; a checkbox without it. */
  readonly appearance?: 'checkbox' | 'switch' | undefined;
}

/**
 * A checkbox of its own, or a switch, with its label beside it.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <CheckboxField field={terms} messages={messages} />
 */
export function CheckboxField(props: PartProps<'div', CheckboxFieldOptions>) {
  const { field, appearance = 'checkbox', className, ...frame } = props;
  const { messages, displayOptional } = frame;
  const line = useRef<HTMLDivElement>(null);
  const { label } = useMemberState(field);
  useLayoutEffect(() => {
    // It may have been checked before this ran.
    const input = line.current?.querySelector('input');
    if (input && input.checked !== field.getValue()) field.check(input.checked);
  }, [field]);
  return (
    <FieldFrame
      field={field}
      className={joinClassNames('checkbox-field', className)}
      labelPlace="control"
      {...frame}
    >
      {(control) => (
        <div ref={line}>
          <ChoiceLine
            {...control}
            field={field}
            type="checkbox"
            role={appearance === 'switch' ? 'switch' : undefined}
            value="true"
            onCheckedChange={(checked) => field.check(checked)}
          >
            <LabelText {...{ label, messages, displayOptional }} />
          </ChoiceLine>
        </div>
      )}
    </FieldFrame>
  );
}
