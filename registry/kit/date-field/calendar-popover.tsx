import { useRef, type ComponentProps } from 'react';
import { Popover } from '../overlay/popover.tsx';
import { Calendar, focusActiveDay, type CalendarOptions } from './calendar.tsx';

type PopoverState = Pick<ComponentProps<typeof Popover>, 'id' | 'open' | 'onOpenChange'>;

/** A calendar that hangs from its button, and takes the focus as it opens. */
export function CalendarPopover(props: CalendarOptions & PopoverState) {
  const { id, open, onOpenChange, ...calendar } = props;
  const content = useRef<HTMLDialogElement>(null);
  return (
    <Popover
      id={id}
      ref={content}
      className="calendar-popover"
      open={open}
      onOpenChange={onOpenChange}
      label={calendar.messages['date_open'] ?? ''}
      onShow={() => focusActiveDay(content.current)}
    >
      {/* Each opening begins with the day that the field has then. */}
      {open && <Calendar {...calendar} />}
    </Popover>
  );
}
