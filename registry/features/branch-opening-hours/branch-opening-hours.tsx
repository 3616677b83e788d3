import { useEffect, useState, Fragment } from 'react';
import { usePendingTask, usePlatform, useRoute, type WithMessages, type Messages } from '#renderer';
import type { BranchOpeningHoursProps } from '#schemas/generated/features/branch-opening-hours.ts';
import { WithoutScriptText } from '../../kit/feature-place/without-script-text.tsx';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import {
  fetchOpeningHours,
  type OpeningHours,
  getDayNames,
  createPeriodFormat,
  getWeekday,
} from './opening-hours.ts';
import './branch-opening-hours.css';

const DAYS = 7;

/**
 * Shows when a branch is open. A server renders the place of it only: hours change, and which day
 * it is depends on when a page is read, not on when it was made.
 */
export function BranchOpeningHours(props: BranchOpeningHoursProps & WithMessages) {
  const { branch, contact, messages } = props;
  const { http, host, locale } = usePlatform();
  const emitPendingTask = usePendingTask();
  const { parameters } = useRoute();
  const name = branch.startsWith(':') ? (parameters[branch.slice(1)] ?? '') : branch;
  const [hours, setHours] = useState<OpeningHours>();

  useEffect(() => {
    const leaving = new AbortController();
    const loading = fetchOpeningHours(name, { http, signal: leaving.signal });
    emitPendingTask(
      loading.then((loaded) => {
        if (!leaving.signal.aborted) setHours(loaded);
      }),
    );
    return () => leaving.abort();
  }, [name, http, emitPendingTask]);

  return (
    <div className="branch-opening-hours" data-without-script="works">
      {hours ? (
        <HoursTable hours={hours} now={host.now()} locale={locale} messages={messages} />
      ) : (
        <>
          <Skeleton lines={DAYS} status={messages['status_loading'] ?? ''} />
          <div className="branch-opening-hours__without-script">
            <WithoutScriptText
              text={messages['without_script'] ?? ''}
              links={contact ? [contact] : []}
            />
          </div>
        </>
      )}
    </div>
  );
}

interface HoursTableProps {
  readonly hours: OpeningHours;
  /** Milliseconds since 1970, by the host's clock. */
  readonly now: number;
  readonly locale: string;
  readonly messages: Messages;
}

/** A row for each day of the week, from Monday on. */
function HoursTable({ hours, now, locale, messages }: HoursTableProps) {
  const { name, timeZone, days } = hours;
  const names = getDayNames(locale);
  const today = getWeekday(now, timeZone);
  const write = createPeriodFormat(locale);
  return (
    <table className="branch-opening-hours__table">
      <caption className="branch-opening-hours__caption">
        {fillMessage(messages['hours_of'], { branch: name })}
      </caption>
      <tbody>
        {days.map((day, index) => (
          <tr key={index} {...(index === today && { 'aria-current': 'date' as const })}>
            <th className="branch-opening-hours__day" scope="row">
              <span className="branch-opening-hours__name">{names[index]}</span>
              {index === today && (
                <span className="branch-opening-hours__today"> {messages['hours_today']}</span>
              )}
            </th>
            <td className="branch-opening-hours__times">
              {day.length === 0 && messages['hours_closed']}
              {day.map((period) => (
                <Fragment key={period.from}>
                  {' '}
                  <span className="branch-opening-hours__time">{write(period)}</span>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
