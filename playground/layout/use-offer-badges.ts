import { useDeferredValue, useMemo } from 'react';
import { usePlayground } from '../context/playground-context.ts';
import { listBadges, listPreviewOffers, type OfferBadge } from '../state/offers/list-badges.ts';

const NONE: ReadonlyMap<string, OfferBadge> = new Map();

/**
 * Returns the badges of the components of the open page that are for some visitors, by JSON
 * pointer. Typing never waits for them.
 */
export function useOfferBadges(): ReadonlyMap<string, OfferBadge> {
  const page = useDeferredValue(usePlayground(({ playground }) => playground?.documents.page));
  const known = usePlayground((state) => state.known);
  // Neither an mbox nor a content has a space in it.
  const offers = usePlayground(({ playground }) =>
    playground ? listPreviewOffers(playground).join(' ') : '',
  );
  return useMemo(
    () => (page && known ? listBadges(page, offers.split(' '), known) : NONE),
    [page, known, offers],
  );
}
