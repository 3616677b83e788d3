import { useMemo } from 'react';
import { IconButton } from '../layout/icon-button.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { getTitle, isNewPage } from '../state/new-pages.ts';
import { matchesFilter } from './list-matching-scenarios.ts';
import { ScenarioRow } from './scenario-row.tsx';

interface PageInList {
  readonly id: string;
  readonly title: string;
}

/** The pages that belong to no scenario yet and match a filter, the latest first. */
export function useNewPages(filter: string): readonly PageInList[] {
  const { t } = usePlaygroundContext();
  const drafts = usePlayground((state) => state.drafts);
  const openId = usePlayground(({ playground }) => playground?.scenarioId);
  const openTitle = usePlayground(({ playground }) => playground && getTitle(playground));
  return useMemo(() => {
    const titles = new Map(
      drafts.map(({ scenarioId, title = t('newPage') }) => [scenarioId, title]),
    );
    if (openId !== undefined) titles.set(openId, openTitle ?? t('newPage'));
    return [...titles]
      .map(([id, title]) => ({ id, title }))
      .filter((page) => isNewPage(page.id) && matchesFilter(page, filter))
      .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  }, [drafts, openId, openTitle, filter, t]);
}

interface NewPagesProps {
  readonly pages: readonly PageInList[];
  readonly editedIds: ReadonlySet<string>;
}

/** New pages, each with a button that drops it once something stands on it. */
export function NewPages({ pages, editedIds }: NewPagesProps) {
  const { t } = usePlaygroundContext();
  return (
    <>
      <h3 className="list__group">{t('newPages')}</h3>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id} className="list__page">
            <ScenarioRow id={id} title={title} hint={title} isEdited={editedIds.has(id)} />
            {editedIds.has(id) && <Drop id={id} title={title} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Drop({ id, title }: PageInList) {
  const { t, store } = usePlaygroundContext();
  const drop = async (list: Element | null) => {
    await store.getState().dropPage(id);
    // The button that had the focus is gone.
    list?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <IconButton
      icon="x"
      label={t('dropPage', { title })}
      onClick={({ currentTarget }) => void drop(currentTarget.closest('.list'))}
    />
  );
}
