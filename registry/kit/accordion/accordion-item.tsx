import {
  useCallback,
  useId,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { CollapsiblePanel } from '../collapsible/collapsible-panel.tsx';
import { AccordionHeader } from './accordion-header.tsx';
import type { OpenItemsStore } from './open-items-store.ts';
import type { ItemId } from './open-items.ts';

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
