import {
  useEffect,
  useImperativeHandle,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useState,
  useEffectEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { toLogicalKey, findNextIndex } from '../arrow-keys/arrow-keys.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { AccordionItem } from './accordion-item.tsx';
import {
  type ItemId,
  type OpenItems,
  isSameList,
  createOpenItems,
  type OpenItemsStore,
} from './open-items-store.ts';
import { groupItems, type ItemGroup } from './group-items.ts';
import './accordion-items.css';

/** The methods that control an accordion from code, beside the person who clicks its headers. */
export interface AccordionActions {
  readonly setOpenItems: (open: OpenItems) => void;
}

/** One header with the content that it opens. */
interface AccordionContent {
  /** An item keeps its state wherever it moves to, as long as it keeps its id. */
  readonly id: ItemId;
  readonly header: ReactNode;
  readonly content: ReactNode;
}

interface AccordionOptions {
  readonly items: readonly AccordionContent[];
  /** true where at most one may be open. */
  readonly isExclusive?: boolean;
  /** The ids of the open items in the order of opening, where the owner keeps them. */
  readonly value?: OpenItems | undefined;
  readonly defaultValue?: OpenItems;
  /** Called for each change with a new list of ids. */
  readonly onValueChange?: (open: OpenItems) => void;
  readonly actionsRef?: Ref<AccordionActions>;
}

const NONE: OpenItems = [];
/** Not those of an accordion inside a content. */
const OWN_HEADERS =
  ':scope > .accordion-items__group > .accordion-items__item > * > .accordion-items__header';

/**
 * Headers that open to their contents. One without the other is left out.
 *
 * @example <AccordionItems items={[{ id: 'block', header: 'How do I block my card?', content: <p>In
 * the app.</p> }]} />
 */
export function AccordionItems(props: PartProps<'div', AccordionOptions>) {
  const { items, isExclusive = false, value, defaultValue = NONE, onValueChange, ...more } = props;
  const { actionsRef, className, ref, ...rest } = more;
  const visible = items.filter(({ header, content }) => isThere(header) && isThere(content));
  const ids = visible.map(({ id }) => id);
  const list = useSharedRef(ref);
  const store = useOpenItems({ ids, isExclusive, value, defaultValue, onValueChange });
  const groups = useGroups(ids);
  const itemOf = new Map(visible.map((item) => [item.id, item]));
  useImperativeHandle(actionsRef, () => ({ setOpenItems: store.setOpen }), [store]);
  useTargetedItem(list, (index) => {
    const id = ids[index];
    if (id !== undefined) store.open(id);
  });
  useWarningOfMismatch(items);

  function moveFocus(event: KeyboardEvent) {
    // With these keys an arrow belongs to the browser: it leads back, or to the end of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const headers = [...(list.current?.querySelectorAll<HTMLElement>(OWN_HEADERS) ?? [])];
    const present = headers.findIndex((header) => header === event.currentTarget);
    const key = toLogicalKey(event.key, event.currentTarget);
    const next = findNextIndex(key, present, headers.length);
    if (next === undefined) return;
    // The arrows would scroll the page as well.
    event.preventDefault();
    headers[next]?.focus();
  }

  function renderItem(id: ItemId) {
    const item = itemOf.get(id);
    return (
      <AccordionItem key={id} id={id} store={store} onKeyDown={moveFocus} header={item?.header}>
        {item?.content}
      </AccordionItem>
    );
  }

  return (
    <div
      className={joinClassNames('accordion-items', className)}
      data-long={groups.length > 1}
      ref={list}
      {...rest}
    >
      {groups.map((group) => (
        <Group key={group.key}>{group.items.map(renderItem)}</Group>
      ))}
    </div>
  );
}

/**
 * A component of its own, since React looks at every child of each element beside one that changed.
 */
function Group({ children }: { readonly children: ReactNode }) {
  return <div className="accordion-items__group">{children}</div>;
}

function useWarningOfMismatch(items: readonly AccordionContent[]): void {
  const headers = items.filter(({ header }) => isThere(header)).length;
  const contents = items.filter(({ content }) => isThere(content)).length;
  useEffect(() => {
    if (headers === contents) return;
    console.warn(
      `An accordion has ${headers} headers and ${contents} contents. Give each header its content.`,
    );
  }, [headers, contents]);
}

function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null;
}

interface Grouped {
  readonly ids: OpenItems;
  readonly groups: readonly ItemGroup[];
}

/** The items in groups that stay the same for as long as the items do. */
function useGroups(ids: OpenItems): readonly ItemGroup[] {
  const [grouped, setGrouped] = useState<Grouped>(() => ({ ids, groups: groupItems(ids) }));
  if (isSameList(grouped.ids, ids)) return grouped.groups;

  const groups = groupItems(ids, grouped.groups);
  setGrouped({ ids, groups });
  return groups;
}

/**
 * Calls back with the item whose content the address names. Before the script has come a header is
 * a link to its content, which the browser shows; what a reader has opened that way stays open.
 */
function useTargetedItem(
  list: RefObject<HTMLElement | null>,
  onTargeted: (item: number) => void,
): void {
  const report = useEffectEvent((panel: string) => {
    const groups = [...(list.current?.children ?? [])];
    const items = groups.flatMap((group) => [...group.children]);
    const targeted = items.findIndex((item) => item.querySelector(`:scope > ${panel}:target`));
    if (targeted >= 0) onTargeted(targeted);
  });

  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView;
    const follow = () => report('.collapsible-panel');
    // One that was closed since is not opened again when the part is merely shown again.
    report('.collapsible-panel:not([data-toggled])');
    view?.addEventListener('hashchange', follow);
    return () => view?.removeEventListener('hashchange', follow);
  }, [list]);
}

interface OpenItemsOptions {
  /** The items that there are, in the order shown. */
  readonly ids: OpenItems;
  readonly isExclusive: boolean;
  readonly value: OpenItems | undefined;
  readonly defaultValue: OpenItems;
  readonly onValueChange: ((open: OpenItems) => void) | undefined;
}

/**
 * Keeps which items of an accordion are open. The owner of the accordion is not rendered again when
 * that changes.
 */
function useOpenItems(options: OpenItemsOptions): OpenItemsStore {
  const { ids, isExclusive, value, defaultValue } = options;
  const [store] = useState(() => createOpenItems({ isExclusive, open: value ?? defaultValue }));
  const report = useEffectEvent((open: OpenItems) => options.onValueChange?.(open));

  // Before the browser paints, so that nobody sees two open where one may be.
  useLayoutEffect(() => store.watch((open) => report(open)), [store]);
  useLayoutEffect(() => store.setExclusive(isExclusive), [store, isExclusive]);
  useLayoutEffect(() => {
    if (value) store.control(value);
    else store.retain(ids);
  });
  return store;
}
