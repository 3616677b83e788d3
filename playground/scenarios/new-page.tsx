import { Icon } from '../layout/icon.tsx';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { EMPTY_PAGE } from '../state/opening.ts';

/** Begins with an empty page, wherever that scenario was left. */
export function NewPage() {
  const { t, store } = usePlaygroundContext();
  const isListed = usePlayground(({ scenarios }) => scenarios.length > 0);
  const isThere = usePlayground(({ scenarios }) => scenarios.some(({ id }) => id === EMPTY_PAGE));
  // Until the list is there it keeps its place, so that nothing beside it moves.
  if (isListed && !isThere) return null;
  return (
    <button
      type="button"
      className="button button--icon"
      aria-label={t('newPage')}
      title={t('newPage')}
      disabled={!isListed}
      onClick={() => void store.getState().newPage()}
    >
      <Icon name="plus" />
    </button>
  );
}
