import { useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { checkCircleFill, infoFill, warningCircleFill, warningFill, x } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { returnFocus } from '../overlay/return-focus.ts';
import { classNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useControlled } from '../props/use-controlled.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './notification.css';

const ICONS = {
  information: infoFill,
  success: checkCircleFill,
  warning: warningFill,
  error: warningCircleFill,
};

interface NotificationOptions {
  readonly type: keyof typeof ICONS;
  /** What it is about, in bold before the body. */
  readonly title?: string;
  /** The type of the message as a text, for whoever does not see its colour and icon. */
  readonly typeLabel?: string | undefined;
  readonly link?: Link | undefined;
  /** What the button that closes it is called. Without a name there is none. */
  readonly closeLabel?: string;
  /** Whether it is shown, where the owner keeps that. */
  readonly open?: boolean | undefined;
  /** Whether it is shown at first, as it is without it. */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
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
  if (!Object.hasOwn(ICONS, props.type)) {
    throw new Error('Please provide a valid notification type');
  }
  return isOpen ? <OpenNotification {...message} onDismiss={() => setOpen(false)} /> : null;
}

type OpenNotificationProps = Omit<
  PartProps<'div', NotificationOptions>,
  'open' | 'defaultOpen' | 'onOpenChange'
> & { readonly onDismiss: () => void };

function OpenNotification(props: OpenNotificationProps) {
  const { type, title, typeLabel, link, closeLabel, children, ...more } = props;
  const { onDismiss, className, ref, onFocus, ...rest } = more;
  const box = useSharedRef(ref);
  const { noteFocus, giveBackFocus } = useFocusReturn(box);

  const close = () => {
    // While the button is still there that has it.
    giveBackFocus();
    onDismiss();
  };
  return (
    <div
      className={classNames('notification', className)}
      data-type={type}
      role={type === 'error' ? 'alert' : 'status'}
      ref={box}
      {...rest}
      onFocus={(event) => {
        noteFocus(event);
        onFocus?.(event);
      }}
    >
      <Icon drawing={ICONS[type]} size={24} label={typeLabel} />
      <div className="notification__text">
        {title && <strong className="notification__title">{title} </strong>}
        {children}
        {isShown(link) && (
          <>
            {' '}
            <a className="notification__link" href={link.url}>
              {link.text}
            </a>
          </>
        )}
      </div>
      {closeLabel && <IconButton icon={x} size={20} label={closeLabel} onClick={close} />}
    </div>
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
