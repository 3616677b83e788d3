import { useId, type ReactNode } from 'react';
import type { Group } from '../form/create-group.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { checkLayout } from './check-layout.ts';
import { describeControl, FrameBody, LabelText, type FrameOptions } from './frame-body.tsx';
import { useFocusChange } from './use-focus-change.ts';
import { useMemberState } from './use-member-state.ts';
import './field-frame.css';

interface GroupFrameOptions extends Omit<FrameOptions, 'controlId'> {
  readonly group: Group;
  readonly children: ReactNode;
}

/**
 * The label, the help and the messages of a group, around its controls.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <GroupFrame group={address} messages={messages}><TextField … /></GroupFrame>
 */
export function GroupFrame(props: PartProps<'fieldset', GroupFrameOptions>) {
  const { group, messages, layout = 'default', displayOptional, ...others } = props;
  const { className, children, onFocus, onBlur, role, ...rest } = others;
  checkLayout(layout);
  const id = useId();
  const focus = useFocusChange(group);
  const state = useMemberState(group);
  const attributes = describeControl(state, id, group.isRequired());
  return (
    // Leaving a group is noticed, and does nothing that a person would ask for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as said above.
    <fieldset
      className={joinClassNames('field-frame', className)}
      data-layout={layout}
      role={role}
      aria-describedby={attributes['aria-describedby']}
      // A group of any other kind is neither valid nor required by itself.
      {...(role === 'radiogroup' && attributes)}
      onFocus={(event) => {
        focus.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) focus.onBlur(event);
        onBlur?.(event);
      }}
      {...rest}
    >
      <legend className="field-frame__label">
        <LabelText {...{ label: state.label, messages, displayOptional }} />
      </legend>
      <FrameBody id={id} state={state} messages={messages}>
        {children}
      </FrameBody>
    </fieldset>
  );
}
