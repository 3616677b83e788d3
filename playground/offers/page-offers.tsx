import './offers.css';
import { useDeferredValue, useMemo } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { OFFERS_FOR, VISITORS, type VisitorKind } from '../conditions/visitor-kinds.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import {
  CONSENT,
  isConsentTooLow,
  isOfferForbidden,
  getOffersLevel,
  getVisitorKind,
} from '../state/offers/chosen-offers.ts';
import { listMboxGroups } from '../state/offers/list-mbox-groups.ts';
import { findVisitorOffers } from '../state/offers/visitor-offers.ts';
import { isStale, readLastGood } from '../state/document/draft.ts';
import { OfferRow, type OffersByVisitor } from './offer-row.tsx';
import { VISITOR_NAMES } from './visitor-names.ts';

/**
 * The mboxes of the open page, each with its place, what everybody gets, and what each kind of
 * visitor gets instead. A press on a kind of visitor shows the page to one of them.
 */
export function PageOffers() {
  const { t } = usePlaygroundContext();
  const groups = useMboxGroups();
  const offers = useOffers();
  const isForbidden = usePlayground(({ playground }) => playground && isOfferForbidden(playground));
  const isBroken = usePlayground(
    ({ playground }) => !playground || isStale(playground.documents.offers),
  );
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  if (groups.length === 0) return <EmptyState>{t('noMboxes')}</EmptyState>;
  const level = getOffersLevel();
  return (
    <div className="offers-of-page">
      <output className="offers-of-page__hint" data-forbidden={isForbidden}>
        {t(isForbidden ? 'offersForbidden' : 'offersNeedConsent', { level })}
      </output>
      {isBroken && <p className="offers-of-page__hint">{t('offersNotReadable')}</p>}
      <table className="offers-of-page__table" aria-label={t('offersByVisitor')}>
        <thead>
          <tr>
            <th scope="col">Mbox</th>
            {VISITORS.map((visitor) => (
              <th key={visitor} scope="col">
                <VisitorButton visitor={visitor} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <OfferRow
              key={group.mbox}
              group={group}
              offers={offers}
              isLocked={isBroken || isElsewhere}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Shows the page to a visitor of a kind, who has allowed offers; pressed again, as the scenario has
 * it.
 */
function VisitorButton({ visitor }: { readonly visitor: VisitorKind }) {
  const { t, store } = usePlaygroundContext();
  const choose = (kind: VisitorKind | '') => {
    const { playground, setCondition } = store.getState();
    setCondition(OFFERS_FOR, kind);
    if (kind && playground && isConsentTooLow(playground))
      setCondition(CONSENT, String(getOffersLevel()));
  };
  const chosen = usePlayground(({ playground }) => playground && getVisitorKind(playground));
  const isChosen = chosen === visitor;
  return (
    <button
      type="button"
      className="button button--line"
      aria-pressed={isChosen}
      onClick={() => choose(isChosen ? '' : visitor)}
    >
      {t(VISITOR_NAMES[visitor])}
    </button>
  );
}

/** Typing never waits for it. */
function useMboxGroups() {
  const page = useDeferredValue(usePlayground(({ playground }) => playground?.documents.page));
  const known = usePlayground((state) => state.known);
  return useMemo(
    () => (page && known ? listMboxGroups(readLastGood(page), known) : []),
    [page, known],
  );
}

function useOffers(): OffersByVisitor {
  const document = usePlayground(({ playground }) => playground?.documents.offers.lastGood);
  return useMemo(
    () => ({
      new: findVisitorOffers(document, 'new'),
      saver: findVisitorOffers(document, 'saver'),
      borrower: findVisitorOffers(document, 'borrower'),
    }),
    [document],
  );
}
