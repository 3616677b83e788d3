import { DEFAULT_CONTENT } from '#schemas/content/read-offer.ts';
import type { PlannedEntry, PlannedItem, PlannedZone } from './plan.ts';

/** The shell parts around the offers of an mbox, and around each of them. */
const OFFERS = 'offers';
const OFFER = 'offer';

/** An item that is for some visitors. */
type Offered = PlannedEntry & Required<Pick<PlannedEntry, 'offer'>>;

/** An item at any stage before it is rendered. */
interface WithOffer {
  readonly offer?: Offered['offer'];
  readonly children?: readonly WithOffer[];
}

/** Holds the items that stand in one place for the same visitors. */
interface Option {
  readonly contents: readonly string[];
  readonly items: Offered[];
}

/**
 * Puts neighbours of the same mbox into one place, where a browser shows one of them: each place is
 * a part of the shell that holds all options, of which the default is shown. Everybody gets the
 * same page.
 */
export function groupOffers(zones: readonly PlannedZone[]): readonly PlannedZone[] {
  const defaults = findDefaults(zones.flatMap(({ items }) => items));
  if (defaults.size === 0) return zones;
  return zones.map((zone) => ({ ...zone, items: groupList(zone.items, defaults) }));
}

/**
 * The same zones without what is not shown: of each mbox the chosen content, or the default where
 * none was chosen or the page does not have it. Lists the chosen ones that the page has, each as
 * `mbox:content`.
 */
export function chooseOffers(
  zones: readonly PlannedZone[],
  chosen: ReadonlyMap<string, string>,
): { readonly zones: readonly PlannedZone[]; readonly offers: readonly string[] } {
  const all = zones.flatMap(({ items }) => items);
  const contents = contentsByMbox(all);
  const present = [...chosen].filter(([mbox, content]) => contents.get(mbox)?.includes(content));
  const shown = new Map([...findDefaults(all), ...present]);
  return {
    zones: zones.map((zone) => ({ ...zone, items: chooseFrom(zone.items, shown) })),
    offers: present.map((offer) => offer.join(':')),
  };
}

/** The mboxes of a page, in the order in which they stand there. */
export function listMboxes(
  zones: readonly { readonly items: readonly WithOffer[] }[],
): readonly string[] {
  return [...contentsByMbox(zones.flatMap(({ items }) => items)).keys()];
}

function contentsByMbox(items: readonly WithOffer[]): ReadonlyMap<string, readonly string[]> {
  const contents = new Map<string, string[]>();
  for (const item of items) addContents(item, contents);
  return contents;
}

function addContents({ offer, children = [] }: WithOffer, contents: Map<string, string[]>): void {
  if (offer) contents.set(offer.mbox, [...(contents.get(offer.mbox) ?? []), ...offer.contents]);
  for (const child of children) addContents(child, contents);
}

/** The content of each mbox that is shown where nothing is chosen. */
function findDefaults(items: readonly PlannedItem[]): ReadonlyMap<string, string> {
  const all = contentsByMbox(items);
  return new Map(
    [...all].map(([mbox, contents]) => [
      mbox,
      contents.includes(DEFAULT_CONTENT) ? DEFAULT_CONTENT : (contents[0] ?? ''),
    ]),
  );
}

function chooseFrom(
  items: readonly PlannedItem[],
  shown: ReadonlyMap<string, string>,
): PlannedItem[] {
  return items.flatMap((item) => {
    const { offer, children } = item;
    if (offer && !offer.contents.includes(shown.get(offer.mbox) ?? '')) return [];
    const inside = children && chooseFrom(children, shown);
    const isSame = inside?.every((child, index) => child === children?.[index]) ?? true;
    // React renders nothing again where it gets the very object of before.
    return isSame && inside?.length === children?.length ? item : withChildren(item, inside ?? []);
  });
}

function groupList(
  items: readonly PlannedItem[],
  defaults: ReadonlyMap<string, string>,
): PlannedItem[] {
  const grouped: PlannedItem[] = [];
  let options: Option[] = [];
  const end = () => {
    if (options.length > 0) grouped.push(toGroup(options, defaults));
    options = [];
  };
  for (const each of items) {
    const { children } = each;
    const item = children ? withChildren(each, groupList(children, defaults)) : each;
    if (!isOffered(item)) {
      end();
      grouped.push(item);
    } else if (!addTo(options, item)) {
      end();
      options = [{ contents: item.offer.contents, items: [item] }];
    }
  }
  end();
  return grouped;
}

function isOffered(item: PlannedItem): item is Offered {
  return item.offer !== undefined;
}

/**
 * Adds an item to the place of those before it, and says whether it belongs there: two that some
 * content shows together would cover each other.
 */
function addTo(options: Option[], item: Offered): boolean {
  const { mbox, contents } = item.offer;
  if (options.length === 0 || options[0]?.items[0]?.offer.mbox !== mbox) return false;
  const others = options.filter((option) => option.contents.some((one) => contents.includes(one)));
  const [same] = others;
  if (!same) options.push({ contents, items: [item] });
  else if (others.length > 1 || same.contents.join(' ') !== contents.join(' ')) return false;
  else same.items.push(item);
  return true;
}

function toGroup(options: readonly Option[], defaults: ReadonlyMap<string, string>): PlannedItem {
  const children = options.map(({ contents, items }): PlannedEntry => {
    const [first] = items;
    const isShown = contents.includes(defaults.get(first?.offer.mbox ?? '') ?? '');
    return toPart(OFFER, items, { contents: contents.join(' '), isShown });
  });
  return toPart(OFFERS, children, { mbox: options[0]?.items[0]?.offer.mbox });
}

/** A part of the shell that stands in the place of its first item, and holds them all. */
function toPart(
  type: string,
  children: readonly PlannedEntry[],
  props: PlannedEntry['props'],
): PlannedEntry {
  const { key = '', pointer = '' } = children[0] ?? {};
  const isInteractive = children.some(({ state }) => state === 'interactive');
  return {
    state: isInteractive ? 'interactive' : 'static',
    kind: 'shell',
    type,
    key: `${key} ${type}`,
    pointer,
    props,
    children,
  };
}

function withChildren(item: PlannedItem, children: readonly PlannedItem[]): PlannedItem {
  return item.state === 'faulty' ? item : { ...item, children };
}
