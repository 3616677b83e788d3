import { usePlaygroundContext } from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { LatePart } from '../layout/late-part.tsx';

/** The components of the open page that are for some visitors alone, in a chunk of its own. */
export function Offers() {
  const { t } = usePlaygroundContext();
  return (
    <LatePart load={loadOffers} waiting={<EmptyState>{t('loadingChoices')}</EmptyState>}>
      {(PageOffers) => <PageOffers />}
    </LatePart>
  );
}

async function loadOffers() {
  return (await import('./page-offers.tsx')).PageOffers;
}
