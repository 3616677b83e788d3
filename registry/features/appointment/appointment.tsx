import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePendingTask, usePlatform, type WithMessages, type Messages } from '#renderer';
import type { AppointmentProps } from '#schemas/generated/features/appointment.ts';
import { WithoutScriptText } from '../../kit/feature-place/without-script-text.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { Completion } from '../form/completion.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { useErrorInTitle } from '../form/form-page.ts';
import { useUnsavedQuestion } from '../form/unsaved-question.tsx';
import {
  createAppointment,
  type Appointment,
  type AppointmentState,
} from './create-appointment.ts';
import { needsBranch, type Draft } from './draft.ts';
import { StepForm } from './step-form.tsx';
import './appointment.css';
import type { AppointmentDates } from './appointment-dates.ts';

/**
 * Makes an appointment in three steps. A server renders the first of them, and beside it how to
 * make an appointment where no script runs.
 */
export function AppointmentFeature(props: AppointmentProps & WithMessages) {
  const { name, topics, ways, branches, endpoint } = props;
  return <Steps key={JSON.stringify([name, topics, ways, branches, endpoint])} {...props} />;
}

type StepsProps = AppointmentProps & WithMessages;

function Steps(props: StepsProps) {
  const { name, complete, withoutScript, messages } = props;
  const platform = usePlatform();
  const [appointment] = useState(() => createAppointment({ props, messages, platform }));
  const state = useAppointment(appointment);
  const { step, status, mistakes, form, draft } = state;
  const isComplete = status === 'complete';
  useErrorInTitle(mistakes.length > 0, messages['form_error_title']);
  const isUnsaved = step === 3 && !isComplete && !appointment.isStored();
  const leaveQuestion = useUnsavedQuestion(form.form, isUnsaved, messages);
  const chosen = <ChosenAppointment {...{ props, draft, dates: appointment.dates, messages }} />;
  if (isComplete) {
    return (
      <Completion {...complete} id={name} className="appointment" isFresh>
        {chosen}
      </Completion>
    );
  }
  return (
    <section className="appointment" id={name} data-without-script="works">
      <div className="appointment__without-script">
        <WithoutScriptText {...withoutScript} />
      </div>
      <div className="appointment__step">
        <StepHeading {...{ state, messages }} />
        {mistakes.length > 0 && (
          <ErrorSummary
            form={name}
            mistakes={mistakes}
            onFollow={(field) => focusField(state, field)}
            messages={messages}
          />
        )}
        {step === 3 && chosen}
        <StepForm {...{ name, appointment, state, messages }} />
      </div>
      {leaveQuestion}
    </section>
  );
}

/** Follows an appointment, which tells of its tasks from the first effect on. */
function useAppointment(appointment: Appointment): AppointmentState {
  const emitPendingTask = usePendingTask();
  useEffect(() => {
    appointment.start(emitPendingTask);
    return () => appointment.dispose();
  }, [appointment, emitPendingTask]);
  const { subscribe, getState } = appointment;
  return useSyncExternalStore(subscribe, getState, getState);
}

function focusField({ form }: AppointmentState, name: string): boolean {
  return form.fields.find(({ config }) => config.name === name)?.field.focus() ?? false;
}

interface WithState extends WithMessages {
  readonly state: AppointmentState;
}

/** Has the focus whenever a visitor has come to its step. */
function StepHeading({ state, messages }: WithState) {
  const { step, draft, moves } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  const key = step === 2 && needsBranch(draft) ? 'appointment_step_2_branch' : '';
  return (
    <Heading ref={heading} className="appointment__heading" tabIndex={-1}>
      <span className="appointment__progress">
        {fillMessage(messages['appointment_progress'], { step })}
      </span>{' '}
      <span>{messages[key || `appointment_step_${step}`]}</span>
    </Heading>
  );
}

interface ChosenAppointmentProps {
  readonly props: Pick<AppointmentProps, 'topics' | 'branches'>;
  readonly draft: Draft;
  readonly dates: AppointmentDates;
  readonly messages: Messages;
}

/** Says about what, how, where and when the appointment is. */
function ChosenAppointment({ props, draft, dates, messages }: ChosenAppointmentProps) {
  const { topics, branches = [] } = props;
  const { topic, way, branch, day, time } = draft;
  const rows = [
    ['topic', findLabel(topics, topic)],
    ['way', messages[`way_${way}`] ?? ''],
    ['branch', needsBranch(draft) ? findLabel(branches, branch) : ''],
    ['when', day && time ? dates.moment(day, time) : ''],
  ] as const;
  return (
    <dl className="appointment__chosen" aria-label={messages['appointment_chosen']}>
      {rows
        .filter(([, text]) => text !== '')
        .map(([key, text]) => (
          <div key={key}>
            <dt>{messages[`chosen_${key}`]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function findLabel(options: AppointmentProps['topics'], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
