import { useEffect, type ReactNode } from 'react';
import { Logo } from '#registry/kit';
import type { LogInTranslate } from './messages.ts';

interface LogInPageProps {
  readonly title: string;
  readonly intro: string;
  readonly appName: string;
  readonly home: string;
  readonly t: LogInTranslate;
  /** The way back home, in words. */
  readonly back: string;
  readonly children: ReactNode;
}

/** Frames what is asked of a visitor who logs in or out: the logo, a heading, and a way home. */
export function LogInPage({ title, intro, appName, home, t, back, children }: LogInPageProps) {
  useEffect(() => {
    document.title = `${title} - ${appName}`;
  }, [title, appName]);

  return (
    <>
      <header className="log-in__head">
        <a className="log-in__home" href={home} aria-label={t('home', { appName })}>
          <Logo />
        </a>
      </header>
      <main className="log-in">
        <h1 className="log-in__title">{title}</h1>
        <p className="log-in__intro">{intro}</p>
        {children}
        <a className="log-in__back" href={home}>
          {back}
        </a>
      </main>
    </>
  );
}
