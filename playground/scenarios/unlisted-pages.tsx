import { useMemo } from 'react';
import { IconButton } from '../layout/icon-button.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { getTitle, isNewPage } from '../state/new-pages.ts';
import { findPageOfId } from '../state/page-scenario.ts';
import { matchesFilter } from './list-matching-scenarios.ts';
import { ScenarioRow } from './scenario-row.tsx';

interface PageInList {
  readonly id: string;
  readonly title: string;
  readonly isEdited: boolean;
}

interface UnlistedPages {
  /** New pages, which are in no file yet, the latest first; then those that were edited. */
  readonly drafts: readonly PageInList[];
  /** The page that is open as its file has it. */
  readonly others: readonly PageInList[];
}

/** The pages that no scenario shows and that match a filter. */
export function useUnlistedPages(filter: string, editedIds: ReadonlySet<string>): UnlistedPages {
  const { t } = usePlaygroundContext();
  const drafts = usePlayground((state) => state.drafts);
  const openId = usePlayground(({ playground }) => playground?.scenarioId);
  const openTitle = usePlayground(({ playground }) => playground && getTitle(playground));
  return useMemo(() => {
    const titles = new Map(
      drafts.map(({ scenarioId, title = t('newPage') }) => [scenarioId, title]),
    );
    if (openId !== undefined) titles.set(openId, openTitle ?? t('newPage'));
    const pages = [...titles]
      .map(([id, title]) => ({ id, title, isEdited: editedIds.has(id) }))
      .filter((page) => matchesFilter(page, filter))
      .toSorted((one, other) => (one.id < other.id ? 1 : -1));
    const known = pages.filter(({ id }) => findPageOfId(id) !== undefined);
    return {
      drafts: [
        ...pages.filter(({ id }) => isNewPage(id)),
        ...known.filter(({ isEdited }) => isEdited),
      ],
      others: known.filter(({ isEdited }) => !isEdited),
    };
  }, [drafts, openId, openTitle, filter, editedIds, t]);
}

/** Pages of no scenario, each with a button that drops what was written on it. */
export function Pages({ pages }: { readonly pages: readonly PageInList[] }) {
  return pages.map(({ id, title, isEdited }) => (
    <li key={id} className="list__page">
      <ScenarioRow id={id} title={title} hint={title} isEdited={isEdited} />
      {isEdited && <Drop id={id} title={title} />}
    </li>
  ));
}

function Drop({ id, title }: Pick<PageInList, 'id' | 'title'>) {
  const { t, store } = usePlaygroundContext();
  return (
    <IconButton
      icon="x"
      label={t('dropPage', { title })}
      onClick={() => void store.getState().dropPage(id)}
    />
  );
}
