import type { KeyboardEvent } from 'react';

const TABS = ['Fields', 'Explain'] as const;

/** The inspector's tabs. Their names are part of the playground's interface, in every language. */
export type InspectorTab = (typeof TABS)[number];

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
export function InspectorTabs({ id, selected, onSelect }: InspectorTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = selected === 'Fields' ? 'Explain' : 'Fields';
    onSelect(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="Inspector" tabIndex={-1} onKeyDown={move}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          className="tabs__tab"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === selected}
          aria-controls={id}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
