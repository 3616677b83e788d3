import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { CollapsiblePanel } from '../collapsible/collapsible-panel.tsx';
import { AccordionHeader } from './accordion-header.tsx';
import { nextPlace } from '../arrow-keys/next-place.ts';
import { toggleItem, type OpenItems } from './open-items.ts';
import { useOpenItems } from './use-open-items.ts';
import { useTargetedItem } from './use-targeted-item.ts';
import './accordion-items.css';

/** What code can do with an accordion, beside the person who clicks its headers. */
export interface AccordionHandle {
  readonly setOpenItems: (open: OpenItems) => void;
}

interface AccordionItemsProps {
  /** What the headers say, and, in the same order, what each of them opens. */
  readonly headers: readonly ReactNode[];
  readonly contents: readonly ReactNode[];
  /** true where at most one may be open. */
  readonly isExclusive?: boolean;
  readonly initiallyOpen?: OpenItems;
  /** Told of each change, with a new list. */
  readonly onOpenItemsChange?: (open: OpenItems) => void;
  readonly ref?: Ref<AccordionHandle>;
}

const NONE: OpenItems = [];
/** Not those of an accordion inside a content. */
const OWN_HEADERS = ':scope > .accordion-items__item > * > .accordion-items__header';

/** Headers that open to their contents. One without the other is left out. */
export function AccordionItems(props: AccordionItemsProps) {
  const { headers, contents, isExclusive = false, initiallyOpen = NONE } = props;
  const { onOpenItemsChange, ref } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { open, setOpen } = useOpenItems({ isExclusive, initiallyOpen, onOpenItemsChange });
  useImperativeHandle(ref, () => ({ setOpenItems: setOpen }));
  useTargetedItem(list, (item) => setOpen([...open, item]));
  useWarningOfMismatch(headers.length, contents.length);

  function moveFocus(event: KeyboardEvent) {
    // With these keys an arrow belongs to the browser: it leads back, or to the end of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(OWN_HEADERS) ?? [])];
    const present = links.findIndex((link) => link === event.currentTarget);
    const next = nextPlace(event.key, present, links.length);
    if (next === undefined) return;
    // The arrows would scroll the page as well.
    event.preventDefault();
    links[next]?.focus();
  }

  return (
    <div className="accordion-items" ref={list}>
      {headers.slice(0, contents.length).map((header, item) => {
        const itemId = `${id}-${item}`;
        const isOpen = open.includes(item);
        return (
          <div className="accordion-items__item" key={item}>
            <AccordionHeader
              id={itemId}
              isOpen={isOpen}
              onToggle={() => setOpen(toggleItem(open, item))}
              onKeyDown={moveFocus}
            >
              {header}
            </AccordionHeader>
            <CollapsiblePanel
              id={`${itemId}-panel`}
              labelledBy={`${itemId}-header`}
              isOpen={isOpen}
            >
              <div className="accordion-items__content">{contents[item]}</div>
            </CollapsiblePanel>
          </div>
        );
      })}
    </div>
  );
}

function useWarningOfMismatch(headers: number, contents: number): void {
  useEffect(() => {
    if (headers === contents) return;
    console.warn(
      `An accordion has ${headers} headers and ${contents} contents. Give each header its content.`,
    );
  }, [headers, contents]);
}
