import { EmptyState } from '../layout/empty-state.tsx';
import { List } from '../layout/list.tsx';
import { BEGINNING, type ChangeKind, type HistoryEntry } from '../state/history.ts';
import { joinDocumentNames } from '../state/names.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { HistoryStep } from './history-step.tsx';

/**
 * Every step of the work, the latest first: those that were taken back, the present one, and the
 * way to it.
 */
export function HistoryList() {
  const { t } = usePlaygroundContext();
  const history = usePlayground(({ playground }) => playground?.history);
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
            said={said(entry)}
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
  formatted: 'formattedIn',
  reverted: 'revertedAll',
  dropped: 'draftDropped',
  linked: 'broughtByLink',
} as const satisfies Record<ChangeKind, string>;
