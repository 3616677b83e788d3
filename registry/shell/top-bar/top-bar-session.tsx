import type { SessionHint } from '#renderer';
import type { TopBarData } from '#schemas/generated/shell/top-bar.ts';
import { Button } from '../../kit/button/button.tsx';
import { lockKey, signOut } from '../../kit/icon/drawings.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

interface TopBarSessionProps {
  readonly data: TopBarData;
  readonly session: SessionHint;
}

/**
 * The way in, or out for those who are in. Whoever is not known yet is shown the way in, in the same box: the
 * login sends on those who need none.
 */
export function TopBarSession({ data, session }: TopBarSessionProps) {
  return (
    <div className="top-bar__session" data-session={session}>
      {session === 'signed-in' ? <WayOut data={data} /> : <WayIn data={data} />}
    </div>
  );
}

function WayIn({ data: { openAccount, logIn } }: { readonly data: TopBarData }) {
  return (
    <>
      {isShown(openAccount) && (
        <div className="top-bar__open-account">
          <Button className="button-link" href={openAccount.url} look="outline" color="indigo">
            {openAccount.text}
          </Button>
        </div>
      )}
      {isShown(logIn) && (
        <Button className="button-link" href={logIn.url} iconBefore={lockKey}>
          {logIn.text}
        </Button>
      )}
    </>
  );
}

function WayOut({ data: { logOut } }: { readonly data: TopBarData }) {
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
