import { finish } from '#schemas/finish.ts';
import { findMacros, PLACEHOLDER_START } from '#schemas/content/placeholders.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { findPictureName } from '../assist/find-picture-name.ts';
import { findComponentTitle } from '../state/document/component-title.ts';

/** A component that uses something, or the page itself. */
export interface Usage {
  /** JSON pointer to the first text or address of it that does. */
  readonly pointer: string;
  /** JSON pointer to the component; left out for what the page says of itself. */
  readonly component?: string;
  readonly type?: string;
  /** The words by which an author knows the component. */
  readonly title?: string;
}

/** Kinds of things that pages use. */
export type UsageKind = 'macros' | 'pictures' | 'links';

/** The things that a page uses: macros as `group:key`, pictures by name, pages by address. */
export type PageUsages = Readonly<Record<UsageKind, ReadonlyMap<string, readonly Usage[]>>>;

const META = '/data/meta';
const TYPE_NAMES = ['componentType', 'cardType'];
const HREF = /href=["'](?<address>\/[^"']*)["']/g;
const BEHIND_PATH = /[?#].*$/;

const known = new WeakMap<object, PageUsages>();

/**
 * Collects what a page uses, each with the components that use it in their order. A page is never
 * changed, so it is searched once.
 */
export function collectUsages(page: unknown): PageUsages {
  if (!isRecord(page)) return NONE;
  const usages = known.get(page) ?? search(page);
  known.set(page, usages);
  return usages;
}

const NONE: PageUsages = { macros: new Map(), pictures: new Map(), links: new Map() };

interface Place {
  readonly value: unknown;
  readonly pointer: string;
  /** The innermost component around it. */
  readonly around?: Around;
}

interface Around {
  readonly pointer: string;
  readonly component: Readonly<Record<string, unknown>>;
}

function search(page: Readonly<Record<string, unknown>>): PageUsages {
  const usages = {
    macros: new Map<string, Usage[]>(),
    pictures: new Map<string, Usage[]>(),
    links: new Map<string, Usage[]>(),
  };
  const waiting: Place[] = [{ value: page, pointer: '' }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place;
    if (typeof value === 'string') noteText({ ...place, value }, usages);
    else if (typeof value === 'object' && value !== null) waiting.push(...listInside(place, value));
  }
  return usages;
}

/** Lists what stands in a value, the first one last. */
function listInside({ pointer, around }: Place, value: object): Place[] {
  const isComponent = isRecord(value) && TYPE_NAMES.some((name) => typeof value[name] === 'string');
  const inner = isComponent ? { pointer, component: value } : around;
  return Object.entries(value)
    .map(([name, member]: [string, unknown]) => ({
      value: member,
      pointer: appendPointer(pointer, name),
      ...(inner && { around: inner }),
    }))
    .toReversed();
}

type Found = Readonly<Record<UsageKind, Map<string, Usage[]>>>;

function noteText(place: Place & { readonly value: string }, usages: Found): void {
  const { value: text, pointer } = place;
  if (text.includes(PLACEHOLDER_START)) {
    for (const { group, key } of finish(findMacros([text])))
      note(usages.macros, `${group}:${key}`, place);
  }
  const picture = findPictureName(text);
  if (picture !== undefined) note(usages.pictures, picture, place);
  // The other versions of the page stand in it, and are no links that anybody follows.
  else if (!pointer.startsWith(META))
    for (const address of listAddresses(text)) note(usages.links, address, place);
}

/** Lists the addresses of this site in a text: itself, or those that its markup leads to. */
function listAddresses(text: string): readonly string[] {
  const all = text.startsWith('/')
    ? [text]
    : Array.from(text.matchAll(HREF), ({ groups }) => groups?.['address'] ?? '');
  return all.map((address) => address.replace(BEHIND_PATH, '')).filter((path) => path !== '');
}

/** A component is noted once, however often it uses the same. */
function note(usages: Map<string, Usage[]>, name: string, { pointer, around }: Place): void {
  const before = usages.get(name) ?? [];
  if (before.some(({ component }) => component === around?.pointer)) return;
  usages.set(name, [...before, { pointer, ...(around && describe(around)) }]);
}

function describe({ pointer, component }: Around): Omit<Usage, 'pointer'> {
  const type = TYPE_NAMES.map((name) => component[name]).find((each) => typeof each === 'string');
  const title = findComponentTitle(component);
  return {
    component: pointer,
    ...(typeof type === 'string' && { type }),
    ...(title !== undefined && { title }),
  };
}
