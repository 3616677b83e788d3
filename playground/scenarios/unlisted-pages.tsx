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
}

interface UnlistedPages {
  /** Belong to no scenario yet; the latest is the first. */
  readonly newPages: readonly PageInList[];
  /** Have no scenario: those with a draft, and the one that is open. */
  readonly otherPages: readonly PageInList[];
}

/** The pages that no scenario shows and that match a filter. */
export function useUnlistedPages(filter: string): UnlistedPages {
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
      .map(([id, title]) => ({ id, title }))
      .filter((page) => matchesFilter(page, filter))
      .toSorted((one, other) => (one.id < other.id ? 1 : -1));
    return {
      newPages: pages.filter(({ id }) => isNewPage(id)),
      otherPages: pages.filter(({ id }) => findPageOfId(id) !== undefined),
    };
  }, [drafts, openId, openTitle, filter, t]);
}

interface PagesProps {
  readonly heading: string;
  readonly pages: readonly PageInList[];
  readonly editedIds: ReadonlySet<string>;
}

/** Pages of no scenario, each with a button that drops what was written on it. */
export function Pages({ heading, pages, editedIds }: PagesProps) {
  if (pages.length === 0) return null;
  return (
    <>
      <h3 className="list__group">{heading}</h3>
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
