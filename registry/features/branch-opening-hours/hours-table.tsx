import { Fragment } from 'react';
import type { Messages } from '#renderer';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { getDayNames, createPeriodFormat, getWeekday } from './week.ts';
import type { OpeningHours } from './read-opening-hours.ts';

interface HoursTableProps {
  readonly hours: OpeningHours;
  /** Milliseconds since 1970, by the host's clock. */
  readonly now: number;
  readonly locale: string;
  readonly messages: Messages;
}

/** A row for each day of the week, from Monday on. */
export function HoursTable({ hours, now, locale, messages }: HoursTableProps) {
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
