import type { ReactNode } from 'react';
import { checkCircleFill, infoFill, warningCircleFill, warningFill } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './notification.css';

const ICONS = {
  information: infoFill,
  success: checkCircleFill,
  warning: warningFill,
  error: warningCircleFill,
};

export interface NotificationContent {
  readonly type: keyof typeof ICONS;
  /** The subject of the message, in bold before the body. */
  readonly title?: string;
  /** The type of the message as a text, for anyone who does not see its colour and icon. */
  readonly typeLabel?: string | undefined;
  readonly link?: Link | undefined;
  readonly children?: ReactNode;
}

interface NotificationBoxOptions extends NotificationContent {
  /** Stands after the text, such as a button that closes the message. */
  readonly end?: ReactNode;
}

/**
 * A message that stays, for what has nothing to do in a browser: it has no hooks.
 *
 * @example <NotificationBox type="error">{messages['FEATURE_ERROR']}</NotificationBox>
 */
export function NotificationBox(props: PartProps<'div', NotificationBoxOptions>) {
  const { type, title, typeLabel, link, end, children, className, ...rest } = props;
  if (!Object.hasOwn(ICONS, type)) throw new Error('Please provide a valid notification type');
  return (
    <div
      className={joinClassNames('notification', className)}
      data-type={type}
      role={type === 'error' ? 'alert' : 'status'}
      {...rest}
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
      {end}
    </div>
  );
}
