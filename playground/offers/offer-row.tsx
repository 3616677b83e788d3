import { usePlaygroundContext } from '../context/playground-context.ts';
import { VISITORS, type VisitorKind } from '../conditions/visitor-kinds.ts';
import { useZoneLabel } from '../layout/zone-label.ts';
import { diffOffer } from '../state/offers/change-offer.ts';
import type { MboxGroup } from '../state/offers/list-mbox-groups.ts';
import type { VisitorOffer } from '../state/offers/visitor-offers.ts';
import { VISITOR_NAMES } from './visitor-names.ts';

/** The offers for each kind of visitor, by mbox. */
export type OffersByVisitor = Readonly<Record<VisitorKind, ReadonlyMap<string, VisitorOffer>>>;

interface OfferRowProps {
  readonly group: MboxGroup;
  readonly offers: OffersByVisitor;
  /** True while the document cannot be changed. */
  readonly isLocked: boolean;
}

/** An mbox: a press on its name leads to its component, and each select changes an offer. */
export function OfferRow({ group, offers, isLocked }: OfferRowProps) {
  const { t, store } = usePlaygroundContext();
  const labelZone = useZoneLabel();
  const { mbox, zone, contents, fallback } = group;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="button"
          onClick={() => store.getState().select(contents.get(fallback) ?? '')}
        >
          {mbox}
        </button>
        <span className="offers-of-page__slot">{labelZone(zone)}</span>
        <span className="offers-of-page__slot">{t('offerFallback', { content: fallback })}</span>
      </th>
      {VISITORS.map((visitor) => (
        <td key={visitor}>
          <OfferSelect
            visitor={visitor}
            group={group}
            content={offers[visitor].get(mbox)?.content}
            isLocked={isLocked}
          />
        </td>
      ))}
    </tr>
  );
}

interface OfferSelectProps extends Pick<OfferRowProps, 'group' | 'isLocked'> {
  readonly visitor: VisitorKind;
  /** The content that the visitor gets; left out, there is no offer. */
  readonly content: string | undefined;
}

const NONE = '';

/** A content that the page does not have shows the fallback, and says so. */
function OfferSelect({ visitor, group, content = NONE, isLocked }: OfferSelectProps) {
  const { t, store } = usePlaygroundContext();
  const { mbox, contents } = group;
  const isLacking = content !== NONE && !contents.has(content);
  const choices = [NONE, ...contents.keys(), ...(isLacking ? [content] : [])];
  const choose = (chosen: string) => {
    const { playground, changeValues } = store.getState();
    const document = playground?.documents.offers.lastGood;
    const offer = { visitor, mbox, ...(chosen !== NONE && { content: chosen }) };
    changeValues('offers', diffOffer(document, offer));
  };
  const toText = (choice: string) => {
    if (choice === NONE) return t('offerNone');
    return isLacking && choice === content ? t('offerNotOnPage', { content }) : choice;
  };
  return (
    <select
      className="field__select"
      aria-label={`${mbox}, ${t(VISITOR_NAMES[visitor])}`}
      value={content}
      disabled={isLocked}
      onChange={({ target }) => choose(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {toText(choice)}
        </option>
      ))}
    </select>
  );
}
