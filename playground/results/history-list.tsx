import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import type { HistoryEntry } from '../state/history.ts';
import { TABS } from '../state/names.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';

/** Everything that can be taken back, the latest first, and above it what was taken back. */
export function HistoryList() {
  const { t } = usePlaygroundContext();
  const history = usePlayground(({ playground }) => playground?.history);
  if (!history || history.past.length + history.future.length === 0) {
    return <EmptyState>{t('noHistory')}</EmptyState>;
  }
  return (
    <ol className="history">
      {history.future.toReversed().map((entry) => (
        <Entry key={entry.id} entry={entry} isTakenBack />
      ))}
      {history.past.toReversed().map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
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
  linked: 'broughtByLink',
} as const;

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly isTakenBack?: boolean;
}

function Entry({ entry, isTakenBack = false }: EntryProps) {
  const { t } = usePlaygroundContext();
  const tab = TABS.find(({ id }) => id === entry.document)?.name ?? '';
  return (
    <li className="history__entry" data-taken-back={isTakenBack}>
      <Icon name={isTakenBack ? 'arrow-u-up-right' : 'arrow-u-up-left'} />
      <span>{t(MESSAGES_OF_KINDS[entry.kind], { tab })}</span>
      {isTakenBack && <span className="pill">{t('takenBack')}</span>}
      <time className="history__time">{new Date(entry.time).toLocaleTimeString('en-GB')}</time>
    </li>
  );
}
