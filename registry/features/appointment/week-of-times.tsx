import type { ReactNode } from 'react';
import type { Messages } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { NotificationBox } from '../../kit/notification/notification-box.tsx';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import type { Appointment, FreeTimes } from './create-appointment.ts';

/** About as many lines as a week of times has. */
const LINES = 6;

interface WeekOfTimesProps {
  readonly appointment: Appointment;
  readonly times: FreeTimes;
  readonly messages: Messages;
  /** The fields of the days and times that are free. */
  readonly children: ReactNode;
}

/** The free times of a week: on their way, there, or not to be had; and the ways to others. */
export function WeekOfTimes({ appointment, times, messages, children }: WeekOfTimesProps) {
  const { status } = times;
  return (
    <div className="appointment__week" data-status={status}>
      <WeekChoice {...{ appointment, times, messages }} />
      {status === 'loading' && <Skeleton lines={LINES} status={messages['status_loading'] ?? ''} />}
      {status === 'failed' && (
        <NotificationBox
          type="error"
          end={
            <Button look="outline" color="indigo" onClick={() => appointment.loadWeek()}>
              {messages['times_retry']}
            </Button>
          }
        >
          {messages['times_failed']}
        </NotificationBox>
      )}
      {status === 'ready' && !hasFreeTimes(times) && (
        <NotificationBox
          type="information"
          typeLabel={messages['type_information']}
          title={messages['week_full'] ?? ''}
        >
          {messages['week_full_next']}
        </NotificationBox>
      )}
      {children}
    </div>
  );
}

/** Returns true if there is a time in a week that could be chosen. */
export function hasFreeTimes({ status, week }: FreeTimes): boolean {
  return status === 'ready' && (week?.days.some(({ times }) => times.length > 0) ?? false);
}

type WeekChoiceProps = Omit<WeekOfTimesProps, 'children'>;

/** Names the week, and leads to those beside it. The buttons stay, and with them the focus. */
function WeekChoice({ appointment, times, messages }: WeekChoiceProps) {
  const { monday, week, status } = times;
  if (monday === undefined || !week) return null;
  const isReady = status === 'ready';
  return (
    <fieldset className="appointment__weeks">
      <legend className="visually-hidden">{messages['appointment_weeks']}</legend>
      <output className="appointment__monday">{appointment.dates.week(monday)}</output>
      <WeekButton
        monday={isReady ? week.earlier : undefined}
        onChoose={(other) => appointment.loadWeek(other)}
      >
        {messages['week_earlier']}
      </WeekButton>
      <WeekButton
        monday={isReady ? week.later : undefined}
        onChoose={(other) => appointment.loadWeek(other)}
      >
        {messages['week_later']}
      </WeekButton>
    </fieldset>
  );
}

interface WeekButtonProps {
  /** The Monday that it leads to; left out, there is none. */
  readonly monday: string | undefined;
  readonly onChoose: (monday: string) => void;
  readonly children: ReactNode;
}

function WeekButton({ monday, onChoose, children }: WeekButtonProps) {
  return (
    <Button
      look="outline"
      color="indigo"
      size={14}
      aria-disabled={monday === undefined || undefined}
      onClick={() => {
        if (monday !== undefined) onChoose(monday);
      }}
    >
      {children}
    </Button>
  );
}
