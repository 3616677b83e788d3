import type { RichText as Tree } from '#schemas/prepared.ts';
import { NotificationBox } from '../notification/notification-box.tsx';
import type { PartProps } from '../props/part-props.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import { joinClassNames } from '../props/class-names.ts';
import './header-notification.css';

interface HeaderNotificationOptions extends WithTextMessages {
  readonly title?: never;
  readonly value:
    | {
        readonly body: Tree;
        readonly notificationType?: 'information' | 'warning' | 'error' | 'success';
        readonly textLink?: Link;
      }
    | undefined;
}

/**
 * Shows what a visitor of this page has to know first, above its header. Without a text or a link
 * there is no markup.
 *
 * @example <HeaderNotification value={{ body: ['Branches close at noon.'], notificationType:
 * 'warning' }} />
 */
export function HeaderNotification(props: PartProps<'div', HeaderNotificationOptions>) {
  const { value, messages, className, ...rest } = props;
  if (!value || (value.body.length === 0 && !isShown(value.textLink))) return null;

  const { body, notificationType = 'information', textLink } = value;
  return (
    <NotificationBox
      className={joinClassNames('header-notification', className)}
      type={notificationType}
      typeLabel={messages?.[`type_${notificationType}`]}
      link={textLink}
      {...rest}
    >
      <RichText value={body} messages={messages} />
    </NotificationBox>
  );
}
