import type { CheckModule, Shape } from '../../check-module.ts';
import { findComponents, type PlacedComponent } from '../../components.ts';
import { readOffer, type Offer } from '../../content/read-offer.ts';
import { isRecord } from '../../is-record.ts';

/** A component that is for some visitors. */
export interface OfferedComponent extends PlacedComponent, Offer {
  /** Points to the list that names the mbox and its contents. */
  readonly namesPointer: string;
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
  const index = taxonomies.findIndex((taxonomy) => readOffer([taxonomy]));
  return [{ ...located, ...offer, namesPointer: `${pointer}/taxonomies/${index}/values` }];
}
