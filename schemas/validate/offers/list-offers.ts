import { readOffer, readKey, type Offer } from '../../content/read-offer.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { CheckModule, Shape } from '../../check-module.ts';
import { findComponents, type PlacedComponent } from '../../components.ts';

/** An offer as `mbox:content`, at the place of its content. */
export interface PlacedOffer {
  readonly name: string;
  readonly pointer: string;
  /** Points to the name of its mbox; left out where the content names it itself. */
  readonly mboxPointer?: string;
}

/**
 * Lists the contents that a page has, as `mbox:content`, each once. A document of another kind has
 * none. Goes from object to object, so that depth does no harm.
 */
export function listContents(document: unknown): string[] {
  const names = new Set<string>();
  const open: unknown[] = [toRecord(document)['data']];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) for (const item of value) open.push(item);
    else if (isRecord(value)) {
      const offer = readOffer(value['taxonomies']);
      for (const content of offer?.contents ?? []) names.add(`${offer?.mbox}:${content}`);
      for (const member of Object.values(value)) open.push(member);
    }
  }
  return [...names];
}

/**
 * Lists the offers in an answer of the delivery service that pages can show, as `mbox:content`. An
 * option without a content, such as one that says more could be offered, is none.
 */
export function listOffers(document: unknown): PlacedOffer[] {
  const { mboxes, options } = listAnswered(document);
  const ofMboxes = mboxes.flatMap(({ name, pointer, options: own }) => {
    const mboxPointer = appendPointer(pointer, 'name');
    return own
      .flatMap((option) => readOption(option, `${name}:`))
      .map((offer) => ({ ...offer, mboxPointer }));
  });
  // The contents of the page as a whole name their mbox themselves.
  const ofPage = options.flatMap((option) => readOption(option, ''));
  return [...ofMboxes, ...ofPage.filter(({ name }) => name.includes(':'))];
}

/** An option of an answer, at the place of its content. */
interface PlacedOption {
  readonly content: unknown;
  readonly pointer: string;
}

/** The mboxes of an answer with all their options, and the options of the page as a whole. */
interface Answered {
  readonly mboxes: readonly {
    readonly name: string;
    readonly pointer: string;
    readonly options: readonly PlacedOption[];
  }[];
  readonly options: readonly PlacedOption[];
}

/** Lists what an answer of the delivery service has, as it is written. */
export function listAnswered(document: unknown): Answered {
  const { mboxes, pageLoad } = toRecord(toRecord(document)['execute']);
  return {
    mboxes: toList(mboxes).flatMap((mbox, index) => {
      const { name, options } = toRecord(mbox);
      const pointer = appendPointer('/execute/mboxes', index);
      return typeof name === 'string'
        ? [{ name, pointer, options: placeOptions(options, pointer) }]
        : [];
    }),
    options: placeOptions(toRecord(pageLoad)['options'], '/execute/pageLoad'),
  };
}

function placeOptions(options: unknown, pointer: string): PlacedOption[] {
  return toList(options).map((option, index) => ({
    content: toRecord(option)['content'],
    pointer: `${pointer}/options/${index}/content`,
  }));
}

function readOption({ content, pointer }: PlacedOption, prefix: string): PlacedOffer[] {
  const inside = toRecord(content)['content'];
  if (typeof content === 'string') return [{ name: `${prefix}${content}`, pointer }];
  return typeof inside === 'string'
    ? [{ name: `${prefix}${inside}`, pointer: `${pointer}/content` }]
    : [];
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A component that is for some visitors. */
export interface OfferedComponent extends PlacedComponent, Offer {
  /** Points to the list that names the mbox and its contents. */
  readonly namesPointer: string;
  /** The contents as they are written there, `mbox:content`, each at its place. */
  readonly names: readonly WrittenName[];
  /** Those of another mbox that stand beside them, and count for nothing. */
  readonly ignored: readonly WrittenName[];
}

interface WrittenName {
  readonly name: string;
  readonly pointer: string;
}

/** Lists the components of a page that are for some visitors, in the order written. */
export function listOffered(
  page: unknown,
  shape: Shape,
  look: (componentType: string) => CheckModule | undefined,
): OfferedComponent[] {
  return findComponents(page, shape, look).flatMap(toOffered);
}

/** Reads the mbox of a component; an empty list where it is for everybody. */
export function toOffered(located: PlacedComponent): OfferedComponent[] {
  const { component, pointer } = located;
  const taxonomies = isRecord(component) ? component['taxonomies'] : undefined;
  const offer = readOffer(taxonomies);
  if (!offer || !Array.isArray(taxonomies)) return [];
  const wanted = new Set(offer.contents.map((content) => `${offer.mbox}:${content}`));
  const lists = taxonomies.map((taxonomy: unknown, index) => ({
    // A taxonomy with another key has no offer, whatever its values are.
    values: readOffer([taxonomy]) && isRecord(taxonomy) ? taxonomy['values'] : [],
    pointer: `${pointer}/taxonomies/${index}/values`,
  }));
  const written = lists.flatMap(({ values, pointer: at }) =>
    (Array.isArray(values) ? values : []).flatMap((name: unknown, index) =>
      typeof name === 'string' ? [{ name, pointer: `${at}/${index}` }] : [],
    ),
  );
  const names = written.filter(({ name }) => wanted.has(name));
  const ignored = written.filter(({ name }) => readKey(name).length > 0 && !wanted.has(name));
  const namesPointer = names[0]?.pointer.replace(/\/\d+$/, '') ?? pointer;
  return [{ ...located, ...offer, namesPointer, names, ignored }];
}
