import { memo, useEffect, useRef, useState } from 'react';
import { IconButton } from '../layout/icon-button.tsx';
import { Icon, type IconName } from '../layout/icon.tsx';
import { BEGINNING } from '../state/history.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';

interface HistoryStepProps {
  /** The id of the entry that led to it. */
  readonly id: number;
  /** What was done. */
  readonly said: string;
  /** What a person called it. */
  readonly name?: string | undefined;
  readonly time?: number;
  readonly isPresent: boolean;
  readonly isTakenBack?: boolean;
}

/** A step of the work that a person can go to, and give a name. */
export const HistoryStep = memo(function Step(step: HistoryStepProps) {
  const { t, store } = usePlaygroundContext();
  const [isNaming, setNaming] = useState(false);
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const naming = useRef<HTMLButtonElement>(null);
  const { id, name = '', isTakenBack = false } = step;
  const endNaming = (newName?: string) => {
    if (newName !== undefined) store.getState().nameStep(id, newName);
    setNaming(false);
    naming.current?.focus();
  };
  return (
    <li className="history__entry" data-taken-back={isTakenBack}>
      {isNaming ? <NameField name={name} onEnd={endNaming} /> : <StepButton {...step} />}
      {id !== BEGINNING && (
        <IconButton
          ref={naming}
          icon="pencil"
          label={t('nameThisStep')}
          disabled={isElsewhere}
          onClick={() => setNaming(true)}
        />
      )}
    </li>
  );
});

function StepButton({ id, said, name, time, isPresent, isTakenBack }: HistoryStepProps) {
  const { t, store } = usePlaygroundContext();
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  return (
    <button
      type="button"
      className="history__step"
      aria-current={isPresent ? 'true' : undefined}
      disabled={isElsewhere}
      onClick={() => store.getState().goToStep(id)}
    >
      <Icon name={iconOf(isPresent, isTakenBack)} />
      {name && <b>{name}</b>}
      <span className={name && 'history__how'}>{said}</span>
      {isTakenBack && <span className="pill">{t('takenBack')}</span>}
      {time !== undefined && (
        <time className="history__time">{new Date(time).toLocaleTimeString('en-GB')}</time>
      )}
    </button>
  );
}

function iconOf(isPresent: boolean, isTakenBack = false): IconName {
  if (isPresent) return 'check';
  return isTakenBack ? 'arrow-u-up-right' : 'arrow-u-up-left';
}

interface NameFieldProps {
  readonly name: string;
  /** With what was entered, or without anything where nothing is to change. */
  readonly onEnd: (name?: string) => void;
}

const MAX_CHARACTERS = 80;

function NameField({ name, onEnd }: NameFieldProps) {
  const { t } = usePlaygroundContext();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="history__naming"
      onSubmit={(event) => {
        event.preventDefault();
        onEnd(field.current?.value);
      }}
    >
      <input
        ref={field}
        aria-label={t('nameOfStep')}
        defaultValue={name}
        maxLength={MAX_CHARACTERS}
        onKeyDown={(event) => event.key === 'Escape' && onEnd()}
      />
      <button type="submit" className="button button--line">
        {t('keepName')}
      </button>
    </form>
  );
}
