import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { inReadingOrder } from '../arrow-keys/in-reading-order.ts';
import { nextPlace } from '../arrow-keys/next-place.ts';
import './tabs.css';

/** One of several contents that share a place. */
export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for those who do not see where they stand. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the tab that is selected first; the first one unless told otherwise. */
  readonly initialTab?: string;
  readonly onTabChange?: (id: string) => void;
}

/** Contents of which one is shown at a time. Moving to a tab selects it. */
export function Tabs({ label, tabs, initialTab, onTabChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState(initialTab);
  // The selected one may have been taken away since.
  const selected = tabs.find((tab) => tab.id === selectedId) ?? tabs[0];

  function select(tab: Tab) {
    if (tab.id === selected?.id) return;
    setSelectedId(tab.id);
    onTabChange?.(tab.id);
  }

  function move(event: KeyboardEvent, present: number) {
    // With these keys an arrow belongs to the browser: it leads back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Up and down scroll the page: the tabs lie beside each other.
    const isAcross = event.key !== 'ArrowUp' && event.key !== 'ArrowDown';
    const key = inReadingOrder(event.key, event.currentTarget);
    const next = isAcross ? nextPlace(key, present, tabs.length) : undefined;
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    // The arrows would scroll the strip as well.
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('.tabs__tab')[next]?.focus();
    select(tab);
  }

  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            className="tabs__tab"
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className="tabs__panel"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // So that the keyboard gets from the tabs to what they show, be it a mere text.
          tabIndex={0}
          hidden={tab !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
