import { useRef, type FocusEvent, type RefObject } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { x } from '../icon/drawings.ts';
import { returnFocus } from '../overlay/return-focus.ts';
import type { PartProps } from '../props/part-props.ts';
import { useControlled } from '../props/use-controlled.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { NotificationBox, type NotificationContent } from './notification-box.tsx';

interface NotificationOptions extends NotificationContent {
  /** The name of the button that closes it. Without a name there is no such button. */
  readonly closeLabel?: string;
  /** True while it is shown, where the owner keeps that state. */
  readonly open?: boolean | undefined;
  /** True where the message is shown at first; left out, it is. */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * A message in its place on the page. An error is read out at once, all others when there is time.
 *
 * @example <Notification type="success" title="Your new address is saved." closeLabel="Close" />
 */
export function Notification(props: PartProps<'div', NotificationOptions>) {
  const { open, defaultOpen = true, onOpenChange, ...message } = props;
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  return isOpen ? <OpenNotification {...message} onDismiss={() => setOpen(false)} /> : null;
}

type OpenNotificationProps = Omit<
  PartProps<'div', NotificationOptions>,
  'open' | 'defaultOpen' | 'onOpenChange'
> & { readonly onDismiss: () => void };

function OpenNotification(props: OpenNotificationProps) {
  const { closeLabel, onDismiss, ref, onFocus, ...message } = props;
  const box = useSharedRef(ref);
  const { noteFocus, giveBackFocus } = useFocusReturn(box);

  const close = () => {
    // While the button is still there that has it.
    giveBackFocus();
    onDismiss();
  };
  return (
    <NotificationBox
      {...message}
      ref={box}
      onFocus={(event) => {
        noteFocus(event);
        onFocus?.(event);
      }}
      end={closeLabel && <IconButton icon={x} size={20} label={closeLabel} onClick={close} />}
    />
  );
}

/** Knows where the focus came from before it was in the box. */
function useFocusReturn(box: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    const isFromOutside =
      relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
  };
  const giveBackFocus = () => {
    const root = box.current;
    if (root?.contains(root.ownerDocument.activeElement)) returnFocus([cameFrom.current], root);
  };
  return { noteFocus, giveBackFocus };
}
