import type { Messages } from '#renderer';
import { NotificationBox } from '../../kit/notification/notification-box.tsx';

interface SignedOutProps {
  /** The address of the log-in, with a place for the address to come back to. */
  readonly logIn: string;
  /** The address of the form. */
  readonly here: string;
  /** True where what was typed comes back with the visitor. */
  readonly isStored: boolean;
  /** True where some of it is never stored. */
  readonly losesSome: boolean;
  readonly messages: Messages;
}

/**
 * Says that a session has ended, and leads to the log-in: in a window of its own where nothing
 * stores what was typed, so that it stays.
 */
export function SignedOut({ logIn, here, isStored, losesSome, messages }: SignedOutProps) {
  const href = logIn.replaceAll('{currentUrl}', () => encodeURIComponent(here));
  return (
    <NotificationBox type="error">
      {messages['signed_out']} {messages[isStored ? 'signed_out_stored' : 'signed_out_kept']}{' '}
      {isStored && losesSome && <>{messages['signed_out_lost']} </>}
      {isStored ? (
        <a className="notification__link" href={href}>
          {messages['signed_out_link']}
        </a>
      ) : (
        <a className="notification__link" href={href} target="_blank" rel="noreferrer">
          {messages['signed_out_window']}
        </a>
      )}
    </NotificationBox>
  );
}
