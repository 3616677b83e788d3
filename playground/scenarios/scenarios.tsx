import { useState } from 'react';
import type { NamedScenario } from '#fixtures';
import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { Region } from '../layout/region.tsx';
import { useFold } from '../layout/folding.ts';
import { List } from '../layout/list.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { listMatchingScenarios } from './list-matching-scenarios.ts';

/** The scenarios to choose from, with a filter. */
export function Scenarios() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Scenarios', true);
  const [filter, setFilter] = useState('');
  const scenarios = usePlayground((state) => state.scenarios);
  const groups = listMatchingScenarios(scenarios, filter);
  return (
    <Region name="Scenarios" isOpen={isOpen} onToggle={toggle} count={scenarios.length}>
      <label className="filter">
        <Icon name="funnel" />
        <span className="off">{t('filterScenarios')}</span>
        <input
          type="search"
          value={filter}
          placeholder={t('filterScenarios')}
          onChange={(event) => setFilter(event.target.value)}
        />
      </label>
      {groups.length === 0 && scenarios.length > 0 && (
        <EmptyState>{t('noScenario', { filter })}</EmptyState>
      )}
      <List>
        {groups.map(({ name, members }) => (
          <Group key={name} name={name} members={members} />
        ))}
      </List>
    </Region>
  );
}

/** A scenario opened by its address may stand far down the list. */
function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

interface GroupProps {
  readonly name: string;
  readonly members: readonly NamedScenario[];
}

function Group({ name, members }: GroupProps) {
  const { store } = usePlaygroundContext();
  const openId = usePlayground(({ playground }) => playground?.scenarioId);
  const { openScenario } = store.getState();
  return (
    <>
      <h3 className="list__group">{name}</h3>
      <ul>
        {members.map(({ id, scenario }) => (
          <li key={id}>
            <button
              type="button"
              className="row"
              ref={id === openId ? bringIntoView : undefined}
              aria-current={id === openId ? 'true' : undefined}
              title={id}
              onClick={() => void openScenario(id)}
            >
              <Icon name="squares-four" />
              <span className="row__text">{scenario.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
