import { useState } from 'react';
import type { NamedScenario } from '#fixtures';
import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { Region } from '../layout/region.tsx';
import { useFold } from '../layout/folding.ts';
import { List } from '../layout/list.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { listMatchingScenarios } from './list-matching-scenarios.ts';
import { useEditedIds } from './use-edited-ids.ts';

/** The scenarios to choose from, with a filter, and with a mark at those that were edited. */
export function Scenarios() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Scenarios', true);
  const [filter, setFilter] = useState('');
  const [isAskedForEdited, setAskedForEdited] = useState(false);
  const scenarios = usePlayground((state) => state.scenarios);
  const editedIds = useEditedIds();
  const edited = scenarios.filter(({ id }) => editedIds.has(id));
  // Once nothing is edited any more, there is no button left that would bring the others back.
  const isOnlyEdited = isAskedForEdited && edited.length > 0;
  const groups = listMatchingScenarios(isOnlyEdited ? edited : scenarios, filter);
  return (
    <Region name="Scenarios" isOpen={isOpen} onToggle={toggle} count={scenarios.length}>
      <div className="list-filter">
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
        {edited.length > 0 && (
          <OnlyEdited
            count={edited.length}
            isPressed={isOnlyEdited}
            onClick={() => setAskedForEdited(!isOnlyEdited)}
          />
        )}
      </div>
      {groups.length === 0 && scenarios.length > 0 && (
        <EmptyState>{t('noScenario', { filter })}</EmptyState>
      )}
      <List>
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

/** A scenario opened by its address may stand far down the list. */
function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

interface GroupProps {
  readonly name: string;
  readonly members: readonly NamedScenario[];
  readonly editedIds: ReadonlySet<string>;
}

function Group({ name, members, editedIds }: GroupProps) {
  const { t, store } = usePlaygroundContext();
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
              {editedIds.has(id) && <Edited text={t('edited')} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A mark to see, and a word to hear behind the name. */
function Edited({ text }: { readonly text: string }) {
  return (
    <>
      {' '}
      <span className="dot row__end">
        <span className="off">{text}</span>
      </span>
    </>
  );
}
