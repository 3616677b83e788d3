import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { CommandButton } from './command-button.tsx';
import { createTabCommand } from './command-list.ts';
import { findNextTab } from './find-next-tab.ts';
import { TabPanelContext } from './region.tsx';

/** A tab with its panel. Its name is part of the playground's interface, in every language. */
export interface SideTab {
  readonly name: string;
  readonly content: ReactNode;
}

interface SideTabsProps {
  /** The name of the tabs together. */
  readonly label: string;
  readonly tabs: readonly SideTab[];
}

/**
 * Regions that share a place, each behind a tab. A panel is rendered when its tab is chosen for the
 * first time, and stays as it was left. Whoever is led into the fields of a component finds them
 * before the rest.
 */
export function SideTabs({ label, tabs }: SideTabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]));
  const select = (index: number) => {
    setSelected(index);
    setVisited((before) => new Set([...before, index]));
  };
  const { store } = usePlaygroundContext();
  const fields = tabs.findIndex(({ name }) => name === 'Inspector');
  useEffect(
    () =>
      store.subscribe(({ toFillIn }, before) => {
        if (toFillIn === undefined || toFillIn === before.toFillIn || fields === -1) return;
        setSelected(fields);
        setVisited((visitedBefore) => new Set([...visitedBefore, fields]));
      }),
    [store, fields],
  );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = findNextTab(event.key, selected, tabs.length);
    if (target !== undefined) select(target);
    if (target !== undefined) event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? -1]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {tabs.map(({ name }, index) => (
          <CommandButton
            key={name}
            of={createTabCommand(name)}
            hint={false}
            className="tabs__tab"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            run={() => select(index)}
          >
            {name}
          </CommandButton>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          className="side-panel"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
        >
          <TabPanelContext value>{visited.has(index) && content}</TabPanelContext>
        </div>
      ))}
    </>
  );
}
