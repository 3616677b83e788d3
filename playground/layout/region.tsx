import { createContext, useContext, useId, type ReactNode } from 'react';
import { CommandButton } from './command-button.tsx';
import { createRegionCommand } from './command-list.ts';
import { Icon } from './icon.tsx';

/**
 * The regions of the window. Their names are part of the playground's interface, in every language.
 * Each mode has some of them: Components are in Write, the Editor is in Code, Faults are in Test.
 */
export type RegionName =
  | 'Scenarios'
  | 'Outline'
  | 'Components'
  | 'Editor'
  | 'Preview'
  | 'Inspector'
  | 'Faults'
  | 'Digest'
  | 'Explain'
  | 'Problems'
  | 'Macros'
  | 'Variants'
  | 'Offers'
  | 'Network'
  | 'Events'
  | 'Accessibility'
  | 'History';

interface RegionProps {
  readonly name: RegionName;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The number of items that it lists. It is for the eye: screen readers count the list itself. */
  readonly count?: number;
  readonly isAlarming?: boolean;
  /** The one line that stands beside the header while the region is folded. */
  readonly line?: ReactNode;
  readonly children: ReactNode;
}

/** True inside the panel of a tab, whose tab is the header of the region in it. */
export const TabPanelContext = createContext(false);

/**
 * A region of the window that folds into its header. Folded, it stays a landmark of the same name.
 */
export function Region(props: RegionProps) {
  const { name, isOpen, onToggle, count, isAlarming, line, children } = props;
  const bodyId = useId();
  const isInTab = useContext(TabPanelContext);
  if (isInTab) {
    return (
      <section className="region" aria-label={name} data-open>
        <h2 className="off">{name}</h2>
        <div className="region__body">{children}</div>
      </section>
    );
  }
  return (
    <section className="region" aria-label={name} data-open={isOpen}>
      <RegionHead name={name} isOpen={isOpen} onToggle={onToggle} bodyId={bodyId}>
        {count !== undefined && (
          <span className="region__count" data-alarming={isAlarming} aria-hidden="true">
            {count}
          </span>
        )}
      </RegionHead>
      {!isOpen && line}
      {isOpen && (
        <div className="region__body" id={bodyId}>
          {children}
        </div>
      )}
    </section>
  );
}

interface RegionHeadProps extends Pick<RegionProps, 'name' | 'isOpen' | 'onToggle'> {
  readonly bodyId: string;
  readonly children?: ReactNode;
}

/** The header of a region: a button of its name that folds it. */
export function RegionHead({ name, isOpen, onToggle, bodyId, children }: RegionHeadProps) {
  return (
    <h2 className="region__head">
      <CommandButton
        of={createRegionCommand(name)}
        hint={false}
        className="region__toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        isOpen={isOpen}
        run={onToggle}
      >
        <Icon name={isOpen ? 'caret-down' : 'caret-right'} />
        {name}
        {children}
      </CommandButton>
    </h2>
  );
}
