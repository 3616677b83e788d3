import { useState, type FormEvent } from 'react';
import { Button, NotificationBox } from '#registry/kit';
import { PEOPLE, type Person } from './ask-for-profiles.ts';
import { LogInPage } from './log-in-page.tsx';
import type { LogInTranslate } from './messages.ts';

interface LogInProps {
  readonly appName: string;
  readonly home: string;
  readonly t: LogInTranslate;
  /** True if the browser keeps a session for the next page. */
  readonly canKeep: boolean;
  /** Logs in and leaves the page; rejects where that fails. */
  readonly onLogIn: (as: Person) => Promise<void>;
}

const TEXTS = {
  private: ['private', 'privateHelp'],
  'private-and-professional': ['both', 'bothHelp'],
  employee: ['employee', 'employeeHelp'],
} as const;

/** Asks a visitor who he is. There is nothing to know by heart: everybody is invented. */
export function LogIn({ appName, home, t, canKeep, onLogIn }: LogInProps) {
  return (
    <LogInPage
      title={t('title')}
      intro={t('intro')}
      appName={appName}
      home={home}
      t={t}
      back={t('toHome')}
    >
      {canKeep ? (
        <LogInForm t={t} onLogIn={onLogIn} />
      ) : (
        <NotificationBox type="error">{t('cannotKeep')}</NotificationBox>
      )}
    </LogInPage>
  );
}

function LogInForm({ t, onLogIn }: Pick<LogInProps, 't' | 'onLogIn'>) {
  const [person, setPerson] = useState<Person>(PEOPLE[0]);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const logIn = (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    onLogIn(person).catch(() => setState('failed'));
  };

  return (
    <form className="log-in__form" onSubmit={logIn}>
      <fieldset className="log-in__people">
        <legend className="log-in__legend">{t('who')}</legend>
        {PEOPLE.map((one) => (
          <PersonChoice
            key={one}
            person={one}
            isChosen={one === person}
            onChoose={setPerson}
            t={t}
          />
        ))}
      </fieldset>
      {state === 'failed' && <NotificationBox type="error">{t('failed')}</NotificationBox>}
      <Button type="submit" isWide busyText={state === 'busy' ? t('busy') : undefined}>
        {t('logIn')}
      </Button>
    </form>
  );
}

interface PersonChoiceProps {
  readonly person: Person;
  readonly isChosen: boolean;
  readonly onChoose: (person: Person) => void;
  readonly t: LogInTranslate;
}

function PersonChoice({ person, isChosen, onChoose, t }: PersonChoiceProps) {
  const [name, help] = TEXTS[person];
  const helpId = `log-in-${person}`;
  return (
    <label className="log-in__person">
      <input
        type="radio"
        name="person"
        value={person}
        checked={isChosen}
        onChange={() => onChoose(person)}
        aria-label={t(name)}
        aria-describedby={helpId}
      />
      <span>{t(name)}</span>
      <small id={helpId}>{t(help)}</small>
    </label>
  );
}
