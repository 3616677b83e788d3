import type { KeyboardEvent } from 'react';
import { CommandButton } from '../layout/command-button.tsx';
import { createDocumentCommand } from '../layout/command-list.ts';
import { findNextTab } from '../layout/find-next-tab.ts';
import { TABS, type TabId } from '../state/document/names.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';

export const TAB_PANEL = 'editor-panel';

export function toTabId(tab: TabId): string {
  return `tab-${tab}`;
}

/** The editor's tabs. Arrow keys lead from one to the next. */
export function Tabs({ selected }: { readonly selected: TabId }) {
  const { t, store } = usePlaygroundContext();
  const show = (tab: TabId) => store.getState().showTab(tab);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const present = TABS.findIndex(({ id }) => id === selected);
    const target = TABS[findNextTab(event.key, present, TABS.length) ?? -1]?.id;
    if (!target) return;
    event.preventDefault();
    show(target);
    event.currentTarget.querySelector<HTMLElement>(`#${toTabId(target)}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" tabIndex={-1} aria-label={t('documents')} onKeyDown={move}>
      {TABS.map(({ id, name }) => (
        <CommandButton
          key={id}
          of={createDocumentCommand({ id, name })}
          hint={false}
          className="tabs__tab"
          role="tab"
          id={toTabId(id)}
          aria-selected={id === selected}
          aria-controls={TAB_PANEL}
          tabIndex={id === selected ? 0 : -1}
          run={() => show(id)}
        >
          {name}
          <Marks tab={id} />
        </CommandButton>
      ))}
    </div>
  );
}

/**
 * Marks a document as changed, and shows how many problems it has. The marks are for the eye:
 * screen readers find both facts in History and Problems.
 */
function Marks({ tab }: { readonly tab: TabId }) {
  const isChanged = usePlayground(
    ({ playground }) =>
      playground !== undefined && playground.documents[tab].text !== playground.original[tab],
  );
  const problems = usePlayground(
    ({ playground }) => playground?.documents[tab].problems.length ?? 0,
  );
  return (
    <span aria-hidden="true" className="tabs__marks">
      {isChanged && <span className="dot" />}
      {problems > 0 && <span className="tabs__count">{problems}</span>}
    </span>
  );
}
