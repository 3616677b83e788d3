import { Icon } from '../layout/icon.tsx';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import { EMPTY_PAGE } from '../state/opening.ts';

/** Begins with an empty page, wherever that scenario was left. */
export function NewPage() {
  const { t, store } = usePlaygroundContext();
  const isThere = usePlayground(({ scenarios }) => scenarios.some(({ id }) => id === EMPTY_PAGE));
  if (!isThere) return null;
  return (
    <button
      type="button"
      className="button button--icon"
      aria-label={t('newPage')}
      title={t('newPage')}
      onClick={() => void store.getState().newPage()}
    >
      <Icon name="plus" />
    </button>
  );
}
