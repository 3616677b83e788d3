import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { toLogicalKey, findNextIndex } from '../arrow-keys/arrow-keys.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useControlled } from '../props/use-controlled.ts';
import './tabs.css';

/** One of several contents that share a place. */
export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsOptions {
  /** Says what the tabs are about, for people who do not see where they stand. */
  readonly label: string;
  readonly items: readonly Tab[];
  /** The id of the selected tab, where the owner keeps it. */
  readonly value?: string | undefined;
  /** The id of the tab that is selected first; the first one without it. */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: (id: string) => void;
}

/**
 * Contents of which one is shown at a time. Moving to a tab selects it.
 *
 * @example <Tabs label="Saver Plus" items={[{ id: 'rates', label: 'Rates', content: <p>1.85 % a
 * year</p> }]} defaultValue="rates" />
 */
export function Tabs(props: PartProps<'div', TabsOptions>) {
  const { label, items, value, defaultValue = '', onValueChange, className, ...rest } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useControlled({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  // The selected one may have been taken away since.
  const selected = items.find((tab) => tab.id === selectedId) ?? items[0];

  function select(tab: Tab) {
    if (tab.id !== selected?.id) setSelectedId(tab.id);
  }

  function move(event: KeyboardEvent, present: number) {
    // With these keys an arrow belongs to the browser: it leads back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Up and down scroll the page: the tabs lie beside each other.
    const isAcross = event.key !== 'ArrowUp' && event.key !== 'ArrowDown';
    const key = toLogicalKey(event.key, event.currentTarget);
    const next = isAcross ? findNextIndex(key, present, items.length) : undefined;
    const tab = next === undefined ? undefined : items[next];
    if (next === undefined || !tab) return;
    // The arrows would scroll the strip as well.
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('.tabs__tab')[next]?.focus();
    select(tab);
  }

  return (
    <div className={joinClassNames('tabs', className)} {...rest}>
      <div className="tabs__list" role="tablist" aria-label={label} ref={list}>
        {items.map((tab, index) => (
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
      {items.map((tab, index) => (
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
