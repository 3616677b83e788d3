import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Messages } from '#renderer';
import { IconButton } from '../button/icon-button.tsx';
import { caretRight } from '../icon/drawings.ts';
import {
  addMonths,
  clampDay,
  getFirstDayOfWeek,
  isSameDay,
  isWithin,
  listWeeks,
  moveByKey,
  type DayBounds,
} from './calendar-days.ts';
import './calendar.css';

export interface CalendarOptions extends DayBounds {
  /** The day that is chosen; none without it. */
  readonly value: Date | undefined;
  readonly today: Date;
  readonly locale: string;
  /** The words of the kit: `date_previous` and `date_next`. */
  readonly messages: Messages;
  readonly onChoose: (day: Date) => void;
}

/**
 * A month of days, of which one can be chosen by keys as in any grid: arrows, Home and End of a
 * week, Page Up and Page Down for months, with Shift for years.
 */
export function Calendar({ min, max, ...options }: CalendarOptions) {
  const { value, today, locale, messages } = options;
  const bounds = { min, max };
  const [active, setActive] = useState(() => clampDay(value ?? today, bounds));
  const titleId = useId();
  const findTurned = (months: number) => clampDay(addMonths(active, months), bounds);
  return (
    <div className="calendar">
      <div className="calendar__head">
        <IconButton
          className="calendar__previous"
          icon={caretRight}
          label={messages['date_previous'] ?? ''}
          disabled={isSameMonth(findTurned(-1), active)}
          onClick={() => setActive(findTurned(-1))}
        />
        <p className="calendar__title" id={titleId} aria-live="polite">
          {formatMonth(active, locale)}
        </p>
        <IconButton
          icon={caretRight}
          label={messages['date_next'] ?? ''}
          disabled={isSameMonth(findTurned(1), active)}
          onClick={() => setActive(findTurned(1))}
        />
      </div>
      <DayGrid {...options} {...{ bounds, active, titleId }} onMove={setActive} />
    </div>
  );
}

interface DayGridProps extends Omit<CalendarOptions, 'min' | 'max' | 'messages'> {
  readonly bounds: DayBounds;
  /** The day that keys go on from. */
  readonly active: Date;
  readonly titleId: string;
  readonly onMove: (day: Date) => void;
}

function DayGrid({ active, bounds, titleId, onMove, ...options }: DayGridProps) {
  const { locale } = options;
  const grid = useRef<HTMLTableElement>(null);
  const hasMovedByKey = useRef(false);
  const firstDay = getFirstDayOfWeek(locale);
  const [firstWeek = [], ...otherWeeks] = listWeeks(active, firstDay);
  useEffect(() => {
    if (hasMovedByKey.current) focusActiveDay(grid.current);
    hasMovedByKey.current = false;
  });
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, shiftKey: isShifted, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const next = moveByKey(active, { key, isShifted, firstDay, isRightToLeft });
    if (!next) return;
    event.preventDefault();
    hasMovedByKey.current = true;
    onMove(clampDay(next, bounds));
  };
  return (
    <table
      className="calendar__grid"
      // No other element has rows and columns by itself.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- see above
      role="grid"
      aria-labelledby={titleId}
      ref={grid}
      onKeyDown={move}
    >
      <WeekdayNames week={firstWeek} locale={locale} />
      <tbody>
        {[firstWeek, ...otherWeeks].map((week) => (
          <tr key={week[0]?.getTime()}>
            {week.map((day) => (
              <td key={day.getTime()} aria-selected={isSameDay(day, options.value)}>
                <DayButton {...options} {...{ day, active }} disabled={!isWithin(day, bounds)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps extends Pick<DayGridProps, 'value' | 'today' | 'locale' | 'onChoose'> {
  readonly day: Date;
  readonly active: Date;
  readonly disabled: boolean;
}

function DayButton({ day, active, value, today, locale, disabled, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      className="calendar__day"
      tabIndex={isSameDay(day, active) ? 0 : -1}
      aria-label={formatDay(day, locale)}
      aria-current={isSameDay(day, today) ? 'date' : undefined}
      aria-pressed={isSameDay(day, value)}
      data-outside={isSameMonth(day, active) ? undefined : true}
      disabled={disabled}
      onClick={() => onChoose(day)}
    >
      {day.getDate()}
    </button>
  );
}

interface WeekdayNamesProps {
  readonly week: readonly Date[];
  readonly locale: string;
}

function WeekdayNames({ week, locale }: WeekdayNamesProps) {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th key={day.getDay()} scope="col" abbr={long.format(day)}>
            {short.format(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Moves the focus to the day that keys go on from. */
export function focusActiveDay(calendar: HTMLElement | null): void {
  calendar?.querySelector<HTMLElement>('.calendar__day[tabindex="0"]')?.focus();
}

function isSameMonth(one: Date, other: Date): boolean {
  return one.getMonth() === other.getMonth() && one.getFullYear() === other.getFullYear();
}

function formatMonth(day: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(day);
}

function formatDay(day: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(day);
}
