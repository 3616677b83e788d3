import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { checkCircleFill, infoFill, warningCircleFill, warningFill, x } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { returnFocus } from '../overlay/return-focus.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './notification.css';

const ICONS = {
  information: infoFill,
  success: checkCircleFill,
  warning: warningFill,
  error: warningCircleFill,
};

interface NotificationProps {
  readonly type: keyof typeof ICONS;
  /** What it is about, in bold before the body. */
  readonly title?: string;
  /** What kind of message it is, for who does not see its colour and icon. */
  readonly typeLabel?: string;
  readonly link?: Link | undefined;
  /** What the button that closes it is called. Without a name there is none. */
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

/** A message in its place on the page. An error is read out at once, all others when there is time. */
export function Notification(props: NotificationProps) {
  const { type, title, typeLabel, link, closeLabel, onClose, children } = props;
  const [isClosed, setClosed] = useState(false);
  const { box, noteFocus, giveBackFocus } = useFocusReturn();
  if (!Object.hasOwn(ICONS, type)) throw new Error('Please provide a valid notification type');
  if (isClosed) return null;

  const close = () => {
    // While the button is still there that has it.
    giveBackFocus();
    setClosed(true);
    onClose?.();
  };
  return (
    <div
      className="notification"
      data-type={type}
      role={type === 'error' ? 'alert' : 'status'}
      ref={box}
      onFocus={noteFocus}
    >
      <Icon drawing={ICONS[type]} size={24} {...(typeLabel && { label: typeLabel })} />
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
function useFocusReturn() {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    const isFromOutside =
      relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
  };
  const giveBackFocus = () => {
    if (box.current?.contains(document.activeElement)) returnFocus([cameFrom.current]);
  };
  return { box, noteFocus, giveBackFocus };
}
