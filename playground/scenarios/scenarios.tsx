import { useState } from 'react';
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
import { useEditedIds } from './use-edited-ids.ts';

/** The scenarios to choose from, with a filter, and with a mark at those that were edited. */
export function Scenarios() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Scenarios', true);
  const [filter, setFilter] = useState('');
  const [isAskedForEdited, setAskedForEdited] = useState(false);
  const scenarios = usePlayground((state) => state.scenarios);
  const editedIds = useEditedIds();
  // Once nothing is edited any more, there is no button left that would bring the others back.
  const isOnlyEdited = isAskedForEdited && editedIds.size > 0;
  const isInList = ({ id }: { readonly id: string }) => !isOnlyEdited || editedIds.has(id);
  const { newPages, otherPages } = useUnlistedPages(filter);
  const [fresh, others] = [newPages.filter(isInList), otherPages.filter(isInList)];
  const groups = listMatchingScenarios(scenarios.filter(isInList), filter);
  return (
    <Region name="Scenarios" isOpen={isOpen} onToggle={toggle} count={scenarios.length}>
      <div className="list-filter">
        <FilterField
          icon="funnel"
          aria-label={t('filterScenarios')}
          value={filter}
          onText={setFilter}
        />
        {editedIds.size > 0 && (
          <OnlyEdited
            count={editedIds.size}
            isPressed={isOnlyEdited}
            onClick={() => setAskedForEdited(!isOnlyEdited)}
          />
        )}
      </div>
      {groups.length + fresh.length + others.length === 0 && scenarios.length > 0 && (
        <EmptyState>{t('noScenario', { filter })}</EmptyState>
      )}
      <List>
        <Pages heading={t('newPages')} pages={fresh} editedIds={editedIds} />
        <Pages heading={t('otherPages')} pages={others} editedIds={editedIds} />
        {groups.map(({ name, members }) => (
          <Group key={name} name={name} members={members} editedIds={editedIds} />
        ))}
      </List>
    </Region>
  );
}

interface OnlyEditedProps {
  readonly count: number;
  readonly isPressed: boolean;
  readonly onClick: () => void;
}

/** Leaves of the list what was edited, or brings all back. */
function OnlyEdited({ count, isPressed, onClick }: OnlyEditedProps) {
  const { t } = usePlaygroundContext();
  const label = t('onlyEdited', { count });
  return (
    <button
      type="button"
      className="button button--line"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <span className="dot" />
      {count}
    </button>
  );
}

interface GroupProps {
  readonly name: string;
  readonly members: readonly NamedScenario[];
  readonly editedIds: ReadonlySet<string>;
}

function Group({ name, members, editedIds }: GroupProps) {
  return (
    <>
      <h3 className="list__group">{name}</h3>
      <ul>
        {members.map(({ id, scenario }) => (
          <li key={id}>
            <ScenarioRow id={id} title={scenario.title} isEdited={editedIds.has(id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
