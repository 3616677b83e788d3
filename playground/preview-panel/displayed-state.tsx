import { Icon } from '../layout/icon.tsx';
import { DOCUMENTS } from '../state/names.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';

/** Says over the page what it waits for, and why it is not what the editor holds. */
export function DisplayedState({ isAlive }: { readonly isAlive: boolean }) {
  const { t } = usePlaygroundContext();
  const isOpen = usePlayground(({ playground }) => playground !== undefined);
  const isNotFound = usePlayground(({ playground, notice }) => !playground && notice !== undefined);
  const isWaiting = usePlayground(({ shown }) => shown === undefined);
  const isStale = usePlayground(({ playground }) =>
    DOCUMENTS.some((document) => playground?.documents[document].isStale),
  );
  const failure = usePlayground(({ shown }) => shown?.failure);
  if (isStale || failure !== undefined) {
    return (
      <p className="toast">
        <Icon name="warning-fill" />
        {isStale ? t('showsLastGood') : t('previewFailed', { reason: failure ?? '' })}
      </p>
    );
  }
  if (isNotFound) return <p className="preview__waiting">{t('nothingToShow')}</p>;
  const isOpening = isOpen && isAlive && isWaiting;
  return isOpening && <p className="preview__waiting">{t('opening')}</p>;
}
