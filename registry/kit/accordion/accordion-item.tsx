import {
  useCallback,
  useId,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type MouseEvent,
} from 'react';
import { CollapsiblePanel } from '../collapsible/collapsible-panel.tsx';
import { caretDown } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { OpenItemsStore, ItemId } from './open-items-store.ts';

interface AccordionItemProps {
  readonly id: ItemId;
  readonly store: OpenItemsStore;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** One header with what it opens. */
export function AccordionItem(props: AccordionItemProps) {
  const { id, store, onKeyDown, header, children } = props;
  const elementId = useId();
  const isOpen = useIsOpen(store, id);
  return (
    <div className="accordion-items__item">
      <AccordionHeader
        id={elementId}
        isOpen={isOpen}
        onToggle={() => store.toggle(id)}
        onKeyDown={onKeyDown}
      >
        {header}
      </AccordionHeader>
      <CollapsiblePanel
        id={`${elementId}-panel`}
        labelledBy={`${elementId}-header`}
        isOpen={isOpen}
      >
        <div className="accordion-items__content">{children}</div>
      </CollapsiblePanel>
    </div>
  );
}

function useIsOpen(store: OpenItemsStore, item: ItemId): boolean {
  const isOpen = () => store.isOpen(item);
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.watchItem(item, listener), [store, item]),
    isOpen,
    isOpen,
  );
}

interface AccordionHeaderProps {
  /** The beginning of the ids of the header and of its panel. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/**
 * The header of an item. It does what a button does, and is a link to its content besides, so that
 * the content can be reached while the script is on its way or when it got lost.
 */
function AccordionHeader(props: AccordionHeaderProps) {
  const { id, isOpen, onToggle, onKeyDown, children } = props;

  function toggle(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    onToggle();
  }

  function toggleOnSpace(event: KeyboardEvent) {
    onKeyDown(event);
    // Links know the Enter key only.
    if (event.key === ' ' && !event.repeat) toggle(event);
  }

  return (
    <h3 className="accordion-items__heading">
      <a
        className="accordion-items__header"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button leads nowhere without its script
        role="button"
        href={`#${id}-panel`}
        id={`${id}-header`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        draggable={false}
        onClick={toggle}
        onKeyDown={toggleOnSpace}
      >
        {children}
        <Icon drawing={caretDown} size={24} />
      </a>
    </h3>
  );
}
