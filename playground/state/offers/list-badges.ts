import { PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { listOffered } from '#schemas/validate/offers/list-offers.ts';
import { applySelects } from '../../conditions/selects.ts';
import { isVisitorKind } from '../../conditions/visitor-kinds.ts';
import { type Draft, readLastGood } from '../document/draft.ts';
import { listChosenOffers, listVisitorOffers, type VisitedPage } from './chosen-offers.ts';
import { listMboxGroups } from './list-mbox-groups.ts';

/** Says for whom a component is that stands in an mbox. */
export interface OfferBadge {
  /** The mbox with a colon, such as `hero:`. */
  readonly mbox: string;
  /** The contents that the component is, such as `saver` or `new, saver`. */
  readonly contents: string;
  /** True if the preview shows it to its visitor. */
  readonly isShown: boolean;
}

/**
 * Lists the offers by which the preview chooses, each as `mbox:content`: those of the visitor that
 * is chosen, of the scenario's address, or of its visitor, unless the marketing host fails.
 */
export function listPreviewOffers(playground: VisitedPage): readonly string[] {
  const { scenario, selects } = playground;
  const { query, offersFor = '', faults } = applySelects(scenario, selects);
  const chosen = listChosenOffers(playground);
  if (chosen) return chosen;
  const named = new URLSearchParams(query).getAll('offer');
  if (named.length > 0 || !isVisitorKind(offersFor) || faults?.delivery) return named;
  return listVisitorOffers(offersFor, playground);
}

/**
 * Returns the badges of the components of a page that are for some visitors, by JSON pointer.
 * `offers` are those by which the preview chooses; an mbox without one, or with one that the page
 * does not have, shows its fallback.
 */
export function listBadges(
  page: Draft,
  offers: readonly string[],
  known: KnownChecks,
): ReadonlyMap<string, OfferBadge> {
  // Most pages are for everybody, and a long one need not be read for that.
  if (!(page.lastGoodText ?? page.text).includes('personalization')) return new Map();
  const value = readLastGood(page);
  const chosen = new Map(offers.map((offer) => toPair(offer)));
  const shown = new Map(
    listMboxGroups(value, known).map(({ mbox, contents, fallback }) => {
      const own = chosen.get(mbox);
      return [mbox, own !== undefined && contents.has(own) ? own : fallback];
    }),
  );
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  const components = listOffered(value, shape, (type) => known.components.get(type));
  return new Map(
    components.map(({ pointer, mbox, contents }) => [
      pointer,
      {
        mbox: `${mbox}:`,
        contents: contents.join(', '),
        isShown: contents.includes(shown.get(mbox) ?? ''),
      },
    ]),
  );
}

function toPair(offer: string): readonly [string, string] {
  const [mbox = '', content = ''] = offer.split(':');
  return [mbox, content];
}
