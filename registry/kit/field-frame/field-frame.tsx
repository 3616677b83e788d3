import { useId, type ReactNode } from 'react';
import type { Field } from '../form/create-field.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { checkLayout } from './check-layout.ts';
import {
  describeControl,
  FrameBody,
  LabelText,
  type FrameAttributes,
  type FrameOptions,
} from './frame-body.tsx';
import { useMemberState } from './use-member-state.ts';
import './field-frame.css';

/** The attributes that tie a control to the label, the help and the messages around it. */
export interface ControlAttributes extends FrameAttributes {
  readonly id: string;
}

interface FieldFrameOptions extends FrameOptions {
  readonly field: Field;
  /** A control that has the label itself gets no other; the label is above it without this. */
  readonly labelPlace?: 'above' | 'control' | undefined;
  /** Renders the control with its attributes. */
  readonly children: (control: ControlAttributes) => ReactNode;
}

/**
 * The label, the help and the messages of a field, around a control.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <FieldFrame field={colour} messages={messages}>
 *   {(control) => <ColourPicker {...control} />}
 * </FieldFrame>
 */
export function FieldFrame(props: PartProps<'div', FieldFrameOptions>) {
  const { field, messages, controlId, layout = 'default', displayOptional, ...others } = props;
  const { className, labelPlace, children, ...rest } = others;
  checkLayout(layout);
  const ownId = useId();
  const id = controlId ?? ownId;
  const state = useMemberState(field);
  return (
    <div className={joinClassNames('field-frame', className)} data-layout={layout} {...rest}>
      {labelPlace !== 'control' && (
        <label className="field-frame__label" htmlFor={id}>
          <LabelText {...{ label: state.label, messages, displayOptional }} />
        </label>
      )}
      <FrameBody id={id} state={state} messages={messages}>
        {children({ id, ...describeControl(state, id, field.isRequired()) })}
      </FrameBody>
    </div>
  );
}
