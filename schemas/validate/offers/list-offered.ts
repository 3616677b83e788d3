import type { CheckModule, Shape } from '../../check-module.ts';
import { findComponents, type PlacedComponent } from '../../components.ts';
import { readKey, readOffer, type Offer } from '../../content/read-offer.ts';
import { isRecord } from '../../is-record.ts';

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

function toOffered(located: PlacedComponent): OfferedComponent[] {
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
