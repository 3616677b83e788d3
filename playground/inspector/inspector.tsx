import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { CommandButton } from '../layout/command-button.tsx';
import { createTabCommand } from '../layout/command-list.ts';
import { findNextTab } from '../layout/find-next-tab.ts';
import { usePanelFold } from '../layout/folding.ts';
import { getPanelId } from '../layout/panel-settings.ts';
import { Region } from '../layout/region.tsx';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Explain } from './explain.tsx';
import { SelectedComponent } from './selected.tsx';

/** The selected component: its fields to fill in, and how it came onto the page. */
export function Inspector() {
  const { store } = usePlaygroundContext();
  const [isOpen, toggle] = usePanelFold('inspector');
  const [tab, setTab] = useState<InspectorTab>('Fields');
  const id = useId();
  useEffect(
    () =>
      store.subscribe(({ toFillIn }, before) => {
        if (toFillIn === undefined || toFillIn === before.toFillIn) return;
        setTab('Fields');
        if (!isOpen) toggle();
      }),
    [store, isOpen, toggle],
  );
  return (
    <div className="inspector" id={getPanelId('inspector')}>
      <Region name="Inspector" isOpen={isOpen} onToggle={toggle}>
        <InspectorTabs id={id} selected={tab} onSelect={setTab} />
        <div className="inspector__panel" id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
          {tab === 'Fields' ? <SelectedComponent /> : <Explain />}
        </div>
      </Region>
    </div>
  );
}

const TABS = ['Fields', 'Explain'] as const;

/** The inspector's tabs. Their names are part of the playground's interface, in every language. */
type InspectorTab = (typeof TABS)[number];

interface InspectorTabsProps {
  /** The id of the panel that shows the selection. */
  readonly id: string;
  readonly selected: InspectorTab;
  readonly onSelect: (tab: InspectorTab) => void;
}

/**
 * The tabs of the inspector, which switch between views of a component. Arrow keys lead from one
 * tab to the other.
 */
function InspectorTabs({ id, selected, onSelect }: InspectorTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = TABS[findNextTab(event.key, TABS.indexOf(selected), TABS.length) ?? TABS.length];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="Inspector" tabIndex={-1} onKeyDown={move}>
      {TABS.map((tab) => (
        <CommandButton
          key={tab}
          of={createTabCommand(tab)}
          hint={false}
          className="tabs__tab"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === selected}
          aria-controls={id}
          tabIndex={tab === selected ? 0 : -1}
          run={() => onSelect(tab)}
        >
          {tab}
        </CommandButton>
      ))}
    </div>
  );
}
