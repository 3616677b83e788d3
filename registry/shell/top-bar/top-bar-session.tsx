import { Button } from '../../kit/button/button.tsx';
import { lockKey, signOut } from '../../kit/icon/drawings.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { toBecomeClient, type TopBarPartProps } from './top-bar-props.ts';

interface TopBarSessionProps extends TopBarPartProps {
  /** True if the bar has buttons for people who are not signed in. */
  readonly hasVisitors: boolean;
}

/**
 * Shows the way in, or the way out to a visitor who is signed in. A visitor who is not known yet is
 * shown the way in, in the same box: the login sends on those who need none.
 */
export function TopBarSession({ hasVisitors, ...part }: TopBarSessionProps) {
  const { session } = part.page;
  return (
    <div className="top-bar__session" data-session={session}>
      {session === 'signed-in' ? <WayOut {...part} /> : hasVisitors && <WayIn {...part} />}
    </div>
  );
}

function WayIn({ data, segment }: TopBarPartProps) {
  const { openAccount, logIn } = data;
  const becomeClient = toBecomeClient({ data, segment });
  return (
    <>
      {isShown(becomeClient) && (
        <div className="top-bar__become-client">
          <Button className="button-link" href={becomeClient.url} look="text" color="indigo">
            {becomeClient.text}
          </Button>
        </div>
      )}
      {isShown(openAccount) && (
        <div className="top-bar__open-account">
          <Button className="button-link" href={openAccount.url} look="outline" color="indigo">
            {openAccount.text}
          </Button>
        </div>
      )}
      {isShown(logIn) && (
        <Button
          className="button-link"
          href={logIn.url}
          iconBefore={lockKey}
          data-measure-event="log-in"
        >
          {logIn.text}
        </Button>
      )}
    </>
  );
}

function WayOut({ data: { logOut } }: TopBarPartProps) {
  if (!isShown(logOut)) return null;
  return (
    <Button
      className="button-link"
      href={logOut.url}
      look="outline"
      color="indigo"
      iconBefore={signOut}
    >
      {logOut.text}
    </Button>
  );
}
