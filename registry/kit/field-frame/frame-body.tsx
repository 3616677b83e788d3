import type { ReactNode } from 'react';
import type { Messages } from '#renderer';
import type { Feedback, FeedbackType } from '../form/member.ts';
import { checkCircleFill, infoFill, warningCircleFill, warningFill } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { FieldLayout } from './check-layout.ts';

const ICONS = {
  error: warningCircleFill,
  warning: warningFill,
  info: infoFill,
  success: checkCircleFill,
};

/** The key of the word that says a type to a person who does not see its colour. */
const TYPE_WORDS = {
  error: 'type_error',
  warning: 'type_warning',
  info: 'type_information',
  success: 'type_success',
} as const;

/** The options that all fields of the kit have. */
export interface FrameOptions {
  /** The words of the kit: `field_optional` and those of types. */
  readonly messages: Messages;
  /** The id of the control, or of a group's first one, for links that lead to it. */
  readonly controlId?: string | undefined;
  /** Where the label stands in a window of 600 px or more; above the control without it. */
  readonly layout?: FieldLayout | undefined;
  /** Says after the label that nobody has to fill it in. */
  readonly displayOptional?: boolean | undefined;
}

/** The part of a field's or group's states that its frame shows. */
interface FramedState {
  readonly label: string;
  readonly helpText: string;
  readonly feedback: readonly Feedback[];
  readonly shown: readonly FeedbackType[];
}

/** The attributes of whatever a frame describes. */
export interface FrameAttributes {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Gives the attributes of a control whose help and messages a frame of that id shows. */
export function describeControl(
  { helpText, feedback, shown }: FramedState,
  id: string,
  isRequired: boolean,
): FrameAttributes {
  const describedBy = [helpText && `${id}help`, feedback.length > 0 && `${id}feedback`];
  return {
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'aria-invalid': shown.includes('error') || undefined,
    'aria-required': isRequired || undefined,
  };
}

interface LabelTextProps extends Pick<FrameOptions, 'messages' | 'displayOptional'> {
  readonly label: string;
}

export function LabelText({ label, messages, displayOptional }: LabelTextProps) {
  if (!displayOptional) return label;
  return (
    <>
      {label} <span className="field-frame__optional">{messages['field_optional']}</span>
    </>
  );
}

interface FrameBodyProps {
  readonly id: string;
  readonly state: FramedState;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** The help, the control and its messages. */
export function FrameBody({ id, state, messages, children }: FrameBodyProps) {
  const { helpText, feedback } = state;
  return (
    <div className="field-frame__body">
      {helpText && (
        <p className="field-frame__help" id={`${id}help`}>
          {helpText}
        </p>
      )}
      {children}
      <div className="field-frame__feedback" id={`${id}feedback`} aria-live="polite">
        {feedback.map((each) => (
          <FeedbackLine key={each.validator} feedback={each} messages={messages} />
        ))}
      </div>
    </div>
  );
}

interface FeedbackLineProps {
  readonly feedback: Feedback;
  readonly messages: Messages;
}

/** The type is heard before the message, and seen by its colour and icon. */
function FeedbackLine({ feedback: { type, message }, messages }: FeedbackLineProps) {
  return (
    <p className="field-frame__message" data-type={type}>
      <Icon drawing={ICONS[type]} size={20} />
      <span>
        <span className="visually-hidden">{messages[TYPE_WORDS[type]]},</span> {message}
      </span>
    </p>
  );
}
