import { useState } from 'react';
import { calendarBlank } from '../icon/drawings.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useMemberState } from '../field-frame/use-member-state.ts';
import { useLazyOverlay } from '../overlay/use-lazy-overlay.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { TextField, type TextFieldOptions } from '../text-field/text-field.tsx';
import type { DayBounds } from './calendar-days.ts';
import { formatDate } from './format-date.ts';
import './date-field.css';

type CalendarModule = typeof import('./calendar-popover.tsx');

interface DateFieldOptions
  extends Pick<TextFieldOptions, 'autoComplete' | 'enterKeyHint'>, DayBounds {
  /** The locale in which the field of `createDateField` reads days. */
  readonly locale: string;
  /** False leaves out the calendar, in which nobody looks for the day of their birth. */
  readonly picker?: boolean | undefined;
  /** The day that the calendar marks as today; that of the clock without it. */
  readonly today?: Date | undefined;
  readonly loadCalendar?: (() => Promise<CalendarModule>) | undefined;
}

type FramedText = Omit<TextFieldOptions, 'type' | 'inputMode' | 'rows' | 'unit' | 'action'>;

/**
 * A field for a day, which is typed in the locale's order or chosen in a calendar. The code of the
 * calendar comes with its first opening.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <DateField field={start} locale={locale} messages={messages} min={today} />
 */
export function DateField(props: PartProps<'div', FramedText & DateFieldOptions>) {
  const { locale, picker = true, today, min, max, loadCalendar, className, ...text } = props;
  const { field, messages } = text;
  const { code, hasFailed, open, setOpen, opener, overlay } = useLazyOverlay(
    loadCalendar ?? (() => import('./calendar-popover.tsx')),
  );
  const [now, setNow] = useState<Date>();
  const { modelValue, disabled, readOnly, label } = useMemberState(field);
  const button = (
    <>
      <IconButton
        {...opener}
        className="date-field__button"
        icon={calendarBlank}
        label={`${messages['date_open'] ?? ''}: ${label}`}
        aria-expanded={open}
        disabled={disabled || readOnly}
        onClick={() => {
          setNow(new Date());
          setOpen(!open);
        }}
      />
      {code && now && (
        <code.CalendarPopover
          {...overlay}
          {...{ open, locale, messages, min, max }}
          onOpenChange={setOpen}
          value={modelValue instanceof Date ? modelValue : undefined}
          today={today ?? now}
          onChoose={(day) => {
            field.typeText(formatDate(day, locale));
            setOpen(false);
          }}
        />
      )}
    </>
  );
  return (
    <TextField
      {...text}
      className={joinClassNames('date-field', className)}
      inputMode="numeric"
      action={picker && !hasFailed ? button : undefined}
    />
  );
}
