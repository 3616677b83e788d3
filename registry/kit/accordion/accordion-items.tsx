import {
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { inReadingOrder } from '../arrow-keys/in-reading-order.ts';
import { nextPlace } from '../arrow-keys/next-place.ts';
import { AccordionItem } from './accordion-item.tsx';
import type { ItemId, OpenItems } from './open-items.ts';
import { useGroups } from './use-groups.ts';
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
  /**
   * What each of them is known by, in the same order. An item keeps its state wherever it moves to, as long as
   * it keeps its id. Without ids an item is known by its place.
   */
  readonly ids?: OpenItems;
  /** true where at most one may be open. */
  readonly isExclusive?: boolean;
  /** The ids of the items that are open from the start. */
  readonly initiallyOpen?: OpenItems;
  /** Told of each change, with a new list of ids in the order of opening. */
  readonly onOpenItemsChange?: (open: OpenItems) => void;
  readonly ref?: Ref<AccordionHandle>;
}

const NONE: OpenItems = [];
/** Not those of an accordion inside a content. */
const OWN_HEADERS =
  ':scope > .accordion-items__group > .accordion-items__item > * > .accordion-items__header';

/** Headers that open to their contents. One without the other is left out. */
export function AccordionItems(props: AccordionItemsProps) {
  const { headers, contents, isExclusive = false, initiallyOpen = NONE } = props;
  const { onOpenItemsChange, ref } = props;
  const ids = headers
    .slice(0, contents.length)
    .map((_, place): ItemId => props.ids?.[place] ?? place);
  const list = useRef<HTMLDivElement>(null);
  const store = useOpenItems({ ids, isExclusive, initiallyOpen, onOpenItemsChange });
  const groups = useGroups(ids);
  const placeOf = new Map(ids.map((item, place) => [item, place]));
  useImperativeHandle(ref, () => ({ setOpenItems: store.setOpen }), [store]);
  useTargetedItem(list, (place) => {
    const item = ids[place];
    if (item !== undefined) store.open(item);
  });
  useWarningOfMismatch(headers.length, contents.length);

  function moveFocus(event: KeyboardEvent) {
    // With these keys an arrow belongs to the browser: it leads back, or to the end of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(OWN_HEADERS) ?? [])];
    const present = links.findIndex((link) => link === event.currentTarget);
    const key = inReadingOrder(event.key, event.currentTarget);
    const next = nextPlace(key, present, links.length);
    if (next === undefined) return;
    // The arrows would scroll the page as well.
    event.preventDefault();
    links[next]?.focus();
  }

  function drawItem(item: ItemId) {
    const place = placeOf.get(item) ?? 0;
    return (
      <AccordionItem
        key={item}
        item={item}
        store={store}
        onKeyDown={moveFocus}
        header={headers[place]}
      >
        {contents[place]}
      </AccordionItem>
    );
  }

  return (
    <div className="accordion-items" data-long={groups.length > 1} ref={list}>
      {groups.map((group) => (
        <Group key={group.key}>{group.items.map(drawItem)}</Group>
      ))}
    </div>
  );
}

/** A component of its own, since React looks at every child of each element beside one that changed. */
function Group({ children }: { readonly children: ReactNode }) {
  return <div className="accordion-items__group">{children}</div>;
}

function useWarningOfMismatch(headers: number, contents: number): void {
  useEffect(() => {
    if (headers === contents) return;
    console.warn(
      `An accordion has ${headers} headers and ${contents} contents. Give each header its content.`,
    );
  }, [headers, contents]);
}
