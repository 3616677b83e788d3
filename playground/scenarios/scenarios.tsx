import { Fragment, useState, useMemo } from 'react';
import type { NamedScenario } from '#fixtures';
import { EmptyState } from '../layout/empty-state.tsx';
import { FilterField } from '../layout/filter-field.tsx';
import { Region } from '../layout/region.tsx';
import { useFold } from '../layout/folding.ts';
import { List } from '../layout/list.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { listMatchingScenarios } from './list-matching-scenarios.ts';
import { Pages, useUnlistedPages } from './unlisted-pages.tsx';
import { ScenarioRow } from './scenario-row.tsx';
import { isEdited } from '../state/drafts/draft-summary.ts';

/**
 * The scenarios to choose from, with a filter: those with a draft first, each marked, in a list
 * that stays in sight wherever the open scenario stands in the other one.
 */
export function Scenarios() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Scenarios', true);
  const [filter, setFilter] = useState('');
  const scenarios = usePlayground((state) => state.scenarios);
  const editedIds = useEditedIds();
  const { drafts, others } = useUnlistedPages(filter, editedIds);
  const groups = listMatchingScenarios(scenarios, filter, editedIds);
  return (
    <Region name="Scenarios" isOpen={isOpen} onToggle={toggle} count={scenarios.length}>
      <div className="scenarios">
        <div className="list-filter">
          <FilterField
            icon="funnel"
            aria-label={t('filterScenarios')}
            value={filter}
            onText={setFilter}
          />
        </div>
        {groups.edited.length + groups.others.length + drafts.length + others.length === 0 &&
          scenarios.length > 0 && <EmptyState>{t('noScenario', { filter })}</EmptyState>}
        <List>
          {groups.edited.length + drafts.length > 0 && (
            <div className="list__scroller scenarios__drafts">
              <h3 className="list__group">{t('drafts')}</h3>
              <ul>
                <Pages pages={drafts} />
                <Members members={groups.edited} areEdited />
              </ul>
            </div>
          )}
          <div className="list__scroller scenarios__others">
            {others.length > 0 && (
              <>
                <h3 className="list__group">{t('otherPages')}</h3>
                <ul>
                  <Pages pages={others} />
                </ul>
              </>
            )}
            {groups.others.map(({ name, members }) => (
              <Fragment key={name}>
                <h3 className="list__group">{name}</h3>
                <ul>
                  <Members members={members} />
                </ul>
              </Fragment>
            ))}
          </div>
        </List>
      </div>
    </Region>
  );
}

interface MembersProps {
  readonly members: readonly NamedScenario[];
  readonly areEdited?: boolean;
}

function Members({ members, areEdited = false }: MembersProps) {
  return members.map(({ id, scenario }) => (
    <li key={id}>
      <ScenarioRow id={id} title={scenario.title} isEdited={areEdited} />
    </li>
  ));
}

/** The scenarios with a draft that differs from their files; of the open one, as it is now. */
function useEditedIds(): ReadonlySet<string> {
  const drafts = usePlayground((state) => state.drafts);
  const openId = usePlayground(({ playground }) => playground?.scenarioId);
  const isOpenEdited = usePlayground(
    ({ playground }) => playground !== undefined && isEdited(playground),
  );
  return useMemo(() => {
    const ids = new Set(drafts.map(({ scenarioId }) => scenarioId));
    if (openId !== undefined) ids.delete(openId);
    return openId !== undefined && isOpenEdited ? ids.add(openId) : ids;
  }, [drafts, openId, isOpenEdited]);
}
