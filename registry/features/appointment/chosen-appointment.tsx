import type { Messages } from '#renderer';
import type { AppointmentProps } from '#schemas/generated/features/appointment.ts';
import type { AppointmentDates } from './appointment-dates.ts';
import { needsBranch, type Draft } from './draft.ts';

interface ChosenAppointmentProps {
  readonly props: Pick<AppointmentProps, 'topics' | 'branches'>;
  readonly draft: Draft;
  readonly dates: AppointmentDates;
  readonly messages: Messages;
}

/** Says about what, how, where and when the appointment is. */
export function ChosenAppointment({ props, draft, dates, messages }: ChosenAppointmentProps) {
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
