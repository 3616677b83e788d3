import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../layout/empty-state.tsx';
import { useMode } from '../layout/mode.ts';
import { List } from '../layout/list.tsx';
import { BEGINNING, type ChangeKind, type HistoryEntry } from '../state/history/history.ts';
import { joinDocumentNames } from '../state/document/names.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { getTexts } from '../state/playground.ts';
import { describePart, formatPlace } from './describe-part.ts';
import { locateChanges, type ChangedPart } from './locate-changes.ts';
import { IconButton } from '../layout/icon-button.tsx';
import { Icon, type IconName } from '../layout/icon.tsx';

/** A step of the work that a person can go to, and give a name. */
const HistoryStep = memo(function Step(step: HistoryStepProps) {
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

const MAX_CHARACTERS = 80;

/**
 * Every step of the work, the latest first: those that were taken back, the present one, and the
 * way to it.
 */
export function HistoryList() {
  const { t, store } = usePlaygroundContext();
  const mode = useMode();
  const history = usePlayground(({ playground }) => playground?.history);
  const parts = useMemo(() => {
    const { playground } = store.getState();
    // Texts and history change together.
    return playground && history
      ? locateChanges(playground.history, getTexts(playground))
      : new Map<number, ChangedPart>();
  }, [store, history]);
  if (!history || history.past.length + history.future.length === 0) {
    return <EmptyState>{t('noHistory')}</EmptyState>;
  }
  const { past, future } = history;
  const present = past.at(-1)?.id ?? BEGINNING;
  // One list, so that a step keeps its element, and the focus on it, when it is taken back.
  const steps = [...past, ...future].toReversed();
  const said = ({ kind, document }: HistoryEntry) =>
    t(MESSAGES_OF_KINDS[kind], { tab: joinDocumentNames([document]) });
  return (
    <List>
      <ol className="history">
        {steps.map((entry, index) => (
          <HistoryStep
            key={entry.id}
            id={entry.id}
            said={describePart(entry, parts.get(entry.id), { t, mode }) ?? said(entry)}
            tip={formatPlace(said(entry), parts.get(entry.id))}
            name={entry.name}
            time={entry.time}
            isPresent={entry.id === present}
            isTakenBack={index < future.length}
          />
        ))}
        <HistoryStep
          id={BEGINNING}
          said={t('historyBeginning')}
          isPresent={present === BEGINNING}
        />
      </ol>
    </List>
  );
}

const MESSAGES_OF_KINDS = {
  typed: 'typedIn',
  fixed: 'fixedIn',
  added: 'addedIn',
  moved: 'movedIn',
  duplicated: 'duplicatedIn',
  deleted: 'deletedIn',
  filled: 'filledIn',
  entered: 'enteredIn',
  formatted: 'formattedIn',
  reverted: 'revertedAll',
  merged: 'mergedIn',
  dropped: 'draftDropped',
  linked: 'broughtByLink',
} as const satisfies Record<ChangeKind, string>;

interface HistoryStepProps {
  /** The id of the entry that led to it. */
  readonly id: number;
  /** The description of the change. */
  readonly said: string;
  /** The document and the place in it. */
  readonly tip?: string | undefined;
  /** The name that a person gave to it. */
  readonly name?: string | undefined;
  readonly time?: number;
  readonly isPresent: boolean;
  readonly isTakenBack?: boolean;
}

function StepButton({ id, said, tip, name, time, isPresent, isTakenBack }: HistoryStepProps) {
  const { t, store } = usePlaygroundContext();
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  return (
    <button
      type="button"
      className="history__step"
      title={tip}
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
  /** Is called with the entered name, or with nothing where no name is to change. */
  readonly onEnd: (name?: string) => void;
}

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
