import { useState, type FormEvent } from 'react';
import { Button } from '#registry/kit';
import { LogInPage } from './log-in-page.tsx';
import type { LogInTranslate } from './messages.ts';

interface LogOutProps {
  readonly appName: string;
  readonly home: string;
  readonly t: LogInTranslate;
  readonly onLogOut: () => void;
}

/** Asks somebody who has come from elsewhere: the link may have been another site's idea. */
export function LogOut({ appName, home, t, onLogOut }: LogOutProps) {
  const [isBusy, setBusy] = useState(false);
  const logOut = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    onLogOut();
  };

  return (
    <LogInPage
      title={t('logOutTitle')}
      intro={t('logOutIntro', { appName })}
      appName={appName}
      home={home}
      t={t}
      back={t('stay')}
    >
      <form className="log-in__form" onSubmit={logOut}>
        <Button type="submit" isWide busyText={isBusy ? t('logOutBusy') : undefined}>
          {t('logOut')}
        </Button>
      </form>
    </LogInPage>
  );
}
